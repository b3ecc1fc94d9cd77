import { isBlank } from '@panel/contract/blank'
import type { ReasonCode } from '@panel/contract/enumerations'
import type { TFunction } from 'i18next'

/** What a reason is chosen from: reasons that come often, or none of them. */
export type ReasonChoice<Code extends ReasonCode = ReasonCode> = Code | 'other'

/** A reason as a call sends it: the code that was chosen, words of the operator's own, or both. */
export type GivenReason<Code extends ReasonCode = ReasonCode> = { reason_code?: Code; reason_words?: string }

export const choiceText = (t: TFunction, choice: ReasonChoice) =>
  choice === 'other' ? t('reason.other') : t(`reason.code.${choice}`)

/** @returns null when nothing was chosen or written */
export function giveReason<Code extends ReasonCode>(
  choice: ReasonChoice<Code> | null,
  words: string,
): GivenReason<Code> | null {
  const code = choice === null || choice === 'other' ? null : choice
  if (code === null && isBlank(words)) return null
  return { ...(code && { reason_code: code }), ...(isBlank(words) ? {} : { reason_words: words.trim() }) }
}

type Stored = { reason_code?: ReasonCode | null; reason_words?: string | null }

/** A reason as text: its code in the language of the reader, its words as they were written. */
export function readReason(t: TFunction, { reason_code: code, reason_words: words }: Stored): string {
  if (!code) return words ?? ''
  return words ? t('reason.with_words', { reason: choiceText(t, code), words }) : choiceText(t, code)
}
