import { isBlank } from '@panel/contract/blank'
import type { ReasonCode } from '@panel/contract/enumerations'
import type { TFunction } from 'i18next'

/** The choices of a reason: common ones, or none. */
export type ReasonChoice<Code extends ReasonCode = ReasonCode> = Code | 'other'

/** A reason in a request: the chosen code, the operator's own words, or both. */
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

/** A reason as text: its code in the language of the reader, its words as written. */
export function readReason(t: TFunction, { reason_code: code, reason_words: words }: Stored): string {
  if (!code) return words ?? ''
  return words ? t('reason.with_words', { reason: choiceText(t, code), words }) : choiceText(t, code)
}
