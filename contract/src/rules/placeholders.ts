import { visibleText } from './visible.ts'

/** Placeholders of saved replies. Their values come from the conversation. */
export const placeholders = ['customer_name', 'customer_city', 'profile_name'] as const
export type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Record<Placeholder, string | null>

/** Matches `{customer_name}`. Any other text in braces on one line is an unknown placeholder. */
const inBraces = /\{([^{}\n]*)\}/g

const findPlaceholder = (name: string) =>
  placeholders.find((placeholder) => placeholder === visibleText(name))

/** Returns the unknown placeholders of a text, such as `{customer_nme}`. */
export function unknownPlaceholders(body: string): string[] {
  return [...body.matchAll(inBraces)]
    .filter(([, name = '']) => !findPlaceholder(name))
    .map(([whole]) => whole)
}

/** A part of a text: plain text, a filled-in placeholder, or an open placeholder, which has no value. */
export type FilledPart =
  | { kind: 'text'; text: string }
  | { kind: 'filled'; text: string; placeholder: Placeholder }
  | { kind: 'open'; text: string; placeholder: Placeholder }

/** Fills in the placeholders. Returns parts, so that a preview can mark the values; an open placeholder keeps its braces. */
export function fillPlaceholders(body: string, values: PlaceholderValues): FilledPart[] {
  const parts: FilledPart[] = []
  let end = 0
  for (const match of body.matchAll(inBraces)) {
    const placeholder = findPlaceholder(match[1] ?? '')
    if (!placeholder) continue
    if (match.index > end) parts.push({ kind: 'text', text: body.slice(end, match.index) })
    const value = values[placeholder]?.trim()
    parts.push(
      value ? { kind: 'filled', text: value, placeholder } : { kind: 'open', text: match[0], placeholder },
    )
    end = match.index + match[0].length
  }
  if (end < body.length) parts.push({ kind: 'text', text: body.slice(end) })
  return parts
}

/** Finds the position of the first placeholder that is not filled in. */
export function findOpenPlaceholder(text: string): { start: number; end: number } | null {
  for (const match of text.matchAll(inBraces))
    if (findPlaceholder(match[1] ?? '')) return { start: match.index, end: match.index + match[0].length }
  return null
}
