import { type Certainty, type CheckedKind, checkedKinds } from '@panel/contract'
import { findContact, findDenials, recognisedLanguages, surestOf } from '@panel/recognition'

/** `likely`: it may be so, and the operator is asked. Addresses, requests for money and ages are certain. */
export type CheckedWords = { kind: CheckedKind; words: string; certainty: Certainty }

/**
 * What is checked in a text, the first place of each kind, of those that are certain if any is. `language` is that of the conversation. Contact data within `allowed` texts is
 * that of a help line.
 */
export function findCheckedWords(
  text: string,
  language: string,
  allowed: readonly string[] = [],
): CheckedWords[] {
  const isAllowed = isWithin(text, allowed)
  const contact = findContact(text).filter((place) => !isAllowed(place))
  const found = [
    ...findDenials(text, language),
    ...contact.map((place) => ({ ...place, certainty: 'certain' as const })),
  ]
  return checkedKinds.flatMap((kind) => {
    const surest = surestOf(found.filter((one) => one.kind === kind))
    return surest ? [{ kind, words: text.slice(surest.start, surest.end), certainty: surest.certainty }] : []
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
