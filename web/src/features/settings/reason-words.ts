import type { ChosenWord } from '@panel/contract'
import { ownWords } from '../../ui/words/reasons'
import { codeText, type Language } from './word-texts'

type Stored = { reason_code?: string | null; reason_words?: string | null }

/** The text of a choice: of a code, also of one that is not in the list, or of own words. */
export function choiceText(language: Language, words: readonly ChosenWord[], choice: string): string {
  return choice === ownWords ? language.t('reason.other') : codeText(language, 'reasons', words, choice)
}

/** A reason as text: its code in the language of the reader, its words as written. */
export function readReason(language: Language, words: readonly ChosenWord[], stored: Stored): string {
  const { reason_code: code, reason_words: written } = stored
  if (!code) return written ?? ''
  const reason = choiceText(language, words, code)
  return written ? language.t('reason.with_words', { reason, words: written }) : reason
}
