import { type CheckedKind, checkedKinds } from '@panel/contract'
import { recognisedLanguages } from '../recognition/by-language.ts'
import { findContact } from '../recognition/find-contact.ts'
import { findDenials } from '../recognition/find-denials.ts'

export type CheckedWords = { kind: CheckedKind; words: string }

/** What is checked in a text, the first place of each kind. `language` is that of the conversation. */
export function findCheckedWords(text: string, language: string): CheckedWords[] {
  const found = [...findDenials(text, language), ...findContact(text)]
  return checkedKinds.flatMap((kind) => {
    const first = found.find((one) => one.kind === kind)
    return first ? [{ kind, words: text.slice(first.start, first.end) }] : []
  })
}

/**
 * Whether a text has such words in any language. The batch does not read the language of a conversation, so that it leaves these texts, one
 * or two of a thousand, to the ordinary path.
 */
export const mayBeChecked = (text: string) =>
  findContact(text).length > 0 ||
  recognisedLanguages.some((language) => findDenials(text, language).length > 0)
