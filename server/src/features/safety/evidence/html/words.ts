import type { EscalationEntry, EvidenceDocument } from '../document.ts'
import { type EvidenceTexts, fill } from './texts.ts'

export type Words = ReturnType<typeof wordsOf>

const textIn = (texts: Record<string, string>, code: string) => texts[code] ?? code

/** How people, times and values of a document are written. */
export function wordsOf(
  document: EvidenceDocument,
  texts: EvidenceTexts,
  moment: (moment: string) => string,
) {
  const names = new Map(document.people.map(({ id, name }) => [id, name]))
  const person = (id: number | null) => {
    if (id === null) return texts.site
    const name = names.get(id)
    return name ? `${name} (${id})` : `${texts.operator} ${id}`
  }
  const time = (at: string | null) => (at === null ? '' : moment(at))
  const byAt = (id: number | null, at: string | null) =>
    at === null ? texts.none : fill(texts.by, { time: time(at), name: person(id) })
  return {
    person,
    time,
    byAt,
    kind: (code: string) => textIn(texts.kinds, code),
    outcome: (code: string) => textIn(texts.outcomes, code),
    effect: (code: string) => textIn(texts.effects, code),
    ending: (code: string | null) => (code === null ? '' : textIn(texts.endings, code)),
    event: (code: string) => textIn(texts.events, code),
    act: (code: string) => {
      const [subject = '', verb = ''] = code.split('.')
      return texts.acts[subject]?.[verb] ?? code
    },
    settled: ({ settled_at, settled_by, undone_at }: EscalationEntry) => {
      if (undone_at !== null) return `${texts.undone}, ${time(undone_at)}`
      return settled_at === null ? texts.open_still : byAt(settled_by, settled_at)
    },
    /** A value that the site told: a text, a number, a list or an object. */
    value: (value: unknown): string => wordsOfValue(value) || texts.none,
  }
}

function wordsOfValue(value: unknown): string {
  if (value === null || value === undefined || value === '') return ''
  if (Array.isArray(value)) return value.map(wordsOfValue).join(', ')
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([key, each]) => `${key}: ${wordsOfValue(each)}`)
      .join('\n')
  return String(value)
}
