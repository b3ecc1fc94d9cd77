/** What a saved reply may leave open: it is filled in from the conversation. */
export const placeholders = ['customer_name', 'customer_city', 'profile_name'] as const
export type Placeholder = (typeof placeholders)[number]

export type PlaceholderValues = Record<Placeholder, string | null>

/** Written as `{customer_name}`. Whatever else stands in braces on a line was meant as one, and is not known. */
const written = /\{([^{}\n]*)\}/g

const knownAs = (name: string) => placeholders.find((placeholder) => placeholder === name)

/** What stands in braces and is no placeholder: `{customer_nme}`. */
export function unknownPlaceholders(body: string): string[] {
  return [...body.matchAll(written)].filter(([, name = '']) => !knownAs(name)).map(([whole]) => whole)
}

/** A piece of a text: as it is, filled in, or a gap that has no value. */
export type FilledPart =
  | { kind: 'text'; text: string }
  | { kind: 'filled'; text: string; placeholder: Placeholder }
  | { kind: 'gap'; text: string; placeholder: Placeholder }

/** The body with its placeholders filled in, in pieces, so that a preview can mark them. A gap stays as it is written. */
export function fillPlaceholders(body: string, values: PlaceholderValues): FilledPart[] {
  const parts: FilledPart[] = []
  let end = 0
  for (const match of body.matchAll(written)) {
    const placeholder = knownAs(match[1] ?? '')
    if (!placeholder) continue
    if (match.index > end) parts.push({ kind: 'text', text: body.slice(end, match.index) })
    const value = values[placeholder]?.trim()
    parts.push(
      value ? { kind: 'filled', text: value, placeholder } : { kind: 'gap', text: match[0], placeholder },
    )
    end = match.index + match[0].length
  }
  if (end < body.length) parts.push({ kind: 'text', text: body.slice(end) })
  return parts
}

/** Where the first placeholder that is still open stands in a text. */
export function findGap(text: string): { start: number; end: number } | null {
  for (const match of text.matchAll(written))
    if (knownAs(match[1] ?? '')) return { start: match.index, end: match.index + match[0].length }
  return null
}
