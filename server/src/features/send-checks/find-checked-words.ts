import { type CheckedKind, checkedKinds } from '@panel/contract'
import { findContact, findDenials, recognisedLanguages } from '@panel/recognition'

export type CheckedWords = { kind: CheckedKind; words: string }

/**
 * What is checked in a text, the first place of each kind. `language` is that of the conversation. Contact data within `allowed` texts is
 * that of a help line.
 */
export function findCheckedWords(
  text: string,
  language: string,
  allowed: readonly string[] = [],
): CheckedWords[] {
  const isAllowed = isWithin(text, allowed)
  const found = [...findDenials(text, language), ...findContact(text).filter((place) => !isAllowed(place))]
  return checkedKinds.flatMap((kind) => {
    const first = found.find((one) => one.kind === kind)
    return first ? [{ kind, words: text.slice(first.start, first.end) }] : []
  })
}

/** Whether a place in the text lies in one of the parts. */
function isWithin(text: string, parts: readonly string[]) {
  const places = parts.flatMap((part) => {
    const starts: number[] = []
    for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) starts.push(at)
    return starts.map((start) => ({ start, end: start + part.length }))
  })
  return ({ start, end }: { start: number; end: number }) =>
    places.some((place) => place.start <= start && end <= place.end)
}

/** Whether a text has such words in a language or, without one, in any language: a few texts of a thousand have. */
export const mayBeChecked = (text: string, language?: string) =>
  findContact(text).length > 0 ||
  (language === undefined ? recognisedLanguages : [language]).some((one) => findDenials(text, one).length > 0)
