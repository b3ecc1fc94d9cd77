import { setImmediate as turn } from 'node:timers/promises'
import type { InterfaceLanguage } from '@panel/contract'
import { Html, html, policyOf } from '../../../../platform/html.ts'
import type { EvidenceDocument } from '../document.ts'
import { momentsIn } from './moments.ts'
import { rows, type Source } from './parts.ts'
import { sectionsOf } from './sections.ts'
import { styleOf } from './style.ts'
import { fill, textsOf } from './texts.ts'
import { wordsOf } from './words.ts'

export type PageOrder = {
  document: EvidenceDocument
  /** SHA-256 of the JSON file. */
  digest: string
  language: InterfaceLanguage
  timezone: string
  /** Who ordered it, and when it was made. */
  made: { by: string; at: string }
}

/** Messages and rows that are written before others of this process have a turn. */
const atOnce = 500

/**
 * Writes an evidence file as one HTML page for people: it opens without a network, runs no script, and prints with the hash and the
 * number on each page.
 */
export async function writePage(order: PageOrder): Promise<Buffer> {
  let source = ''
  let count = 0
  for (const { source: part } of partsOf(order)) {
    source += part
    if (++count % atOnce === 0) await turn()
  }
  return Buffer.from(source)
}

function* partsOf({ document, digest, language, timezone, made }: PageOrder): Iterable<Html> {
  const texts = textsOf(language)
  const source = { document, texts, words: wordsOf(document, texts, momentsIn(language, timezone)) }
  const title = `${texts.title}, ${fill(texts.escalation_of, { id: document.escalation.id })}`
  const style = styleOf(texts, `${title}\nSHA-256 ${digest}`)
  const sections = sectionsOf(document)
  yield html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyOf(style)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${new Html(style)}</style>
</head>
<body>
<main>
<h1>${texts.title}</h1>
${summaryOf(source, { digest, timezone, made })}
<nav aria-labelledby="contents">
<h2 id="contents">${texts.contents}</h2>
<ol>${sections.map(({ name }) => html`<li><a href="#${name}">${texts.sections[name]}</a></li>`)}</ol>
</nav>
`
  for (const { name, write } of sections) {
    yield html`<section aria-labelledby="${name}">\n<h2 id="${name}">${texts.sections[name]}</h2>\n`
    yield* write(source)
    yield html`</section>\n`
  }
  yield html`</main>\n</body>\n</html>\n`
}

/** What it is about, who made it, and how it is compared with the JSON file. */
function summaryOf(
  { document, texts, words }: Source,
  { digest, timezone, made }: Pick<PageOrder, 'digest' | 'timezone' | 'made'>,
) {
  const { escalation, customer, conversations } = document
  const profile = conversations.find(({ id }) => id === escalation.conversation_id)?.profile
  return html`<p class="kind">${fill(texts.escalation_of, { id: escalation.id })}: ${words.kind(escalation.kind)}</p>
${rows(
  [texts.customer, `${customer.name} (${customer.id})`],
  [texts.profile, profile ? `${profile.name} (${profile.id})` : null],
  [texts.siteowner, document.siteowner.name],
  [texts.conversation, `#${escalation.conversation_id}`],
  [texts.opened, words.byAt(escalation.opened_by, escalation.opened_at)],
  [texts.settled, words.settled(escalation)],
  [texts.made, fill(texts.by, { time: words.time(made.at), name: made.by })],
)}
<p class="quiet">${texts.hash_label}<br><code>${digest}</code></p>
<p class="quiet">${texts.hash_text}</p>
<p class="quiet">${fill(texts.times, { zone: timezone })}</p>
`
}
