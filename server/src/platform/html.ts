import { createHash } from 'node:crypto'

/**
 * The content security policy of a page that loads and runs nothing: its one style is allowed by its hash.
 * @param more further directives
 */
export const policyOf = (style: string, ...more: string[]) =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    "base-uri 'none'",
    "form-action 'none'",
    ...more,
  ].join('; ')

/** Source that can stand in a page as it is: `html` has made it. */
export class Html {
  readonly source: string

  constructor(source: string) {
    this.source = source
  }
}

/** What `html` inserts: texts are escaped, nothing stands for null and false. */
export type HtmlPart = Html | string | number | null | false | readonly HtmlPart[]

/** Writes HTML: html`<p>${name}</p>`. What is inserted is escaped unless `html` has made it. */
export const html = (fixed: TemplateStringsArray, ...parts: HtmlPart[]): Html =>
  new Html(String.raw({ raw: fixed }, ...parts.map(sourceOf)))

function sourceOf(part: HtmlPart): string {
  if (part instanceof Html) return part.source
  if (part === null || part === false) return ''
  return typeof part === 'object' ? part.map(sourceOf).join('') : escapeHtml(String(part))
}

export const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/** Control characters but line feed and tab, halves of characters, and marks that turn the direction of what follows. */
const unseen = /(?![\n\t])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu

/** Shows characters that a page would hide, or that change what stands beside them, as their numbers, such as [U+0007]. */
export const showUnseen = (text: string) =>
  text
    .replaceAll('\r\n', '\n')
    .replaceAll(
      unseen,
      (found) => `[U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}]`,
    )
