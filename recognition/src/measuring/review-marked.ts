import { raisedBy } from './raised-by.ts'

/** A text that was marked wrong, without what leads to a person: a line of the file of `npm run recognition:marked`. */
export type MarkedText = {
  language: string
  from: 'customer' | 'operator'
  /** The customer had not asked who writes; or a master sent the text that a check had stopped. */
  marked: 'not_asked' | 'false_alarm'
  /** What was found when it was marked. */
  kinds: string[]
  text: string
}

/** @throws when the line is no marked text */
export function readMarkedText(line: string): MarkedText {
  const read: unknown = JSON.parse(line)
  if (!isMarkedText(read)) throw new Error('expected language, from, marked, kinds and text')
  return read
}

function isMarkedText(read: unknown): read is MarkedText {
  if (typeof read !== 'object' || read === null) return false
  // The cast: each field is looked at.
  const { language, from, marked, kinds, text } = read as Record<string, unknown>
  return (
    typeof language === 'string' &&
    (from === 'customer' || from === 'operator') &&
    (marked === 'not_asked' || marked === 'false_alarm') &&
    Array.isArray(kinds) &&
    kinds.every((kind) => typeof kind === 'string') &&
    typeof text === 'string'
  )
}

/** Unknown words in place of what was masked, as the text had them: a word of the mask could be part of a phrase. */
const unmasked = (text: string) =>
  text.replaceAll('[name]', 'Xxxxx').replaceAll('[contact]', 'xxxxx').replaceAll('[number]', '00')

/** What is found in a text today, of what it was marked for. `group`: the mark, and what is still found. */
export function reviewText({ language, from, marked, kinds, text }: MarkedText): {
  group: string
  shown: string
} {
  const found = raisedBy(from, unmasked(text), language).filter(({ what }) => what !== 'escalation')
  const still = [...new Set(found.map(({ kind }) => kind))].sort()
  const words = found.map(({ kind, words: said }) => `${kind} [${said}]`).join(', ')
  return {
    group: `${marked}, ${still.length > 0 ? `still ${still.join(', ')}` : 'nothing found'}`,
    shown: `${language} ${kinds.join(', ')}${words && ` -> ${words}`}: ${text}`,
  }
}
