import { isBlank } from '@panel/contract/rules/blank'

/** The choice of own words instead of a code. */
export const ownWords = 'other'

/** A reason in a request: the chosen code, the operator's own words, or both. */
export type GivenReason = { reason_code?: string; reason_words?: string }

/** @param choice a code, or `ownWords`. @returns null when nothing was chosen or written */
export function giveReason(choice: string | null, words: string): GivenReason | null {
  const code = choice === null || choice === ownWords ? null : choice
  if (code === null && isBlank(words)) return null
  return { ...(code && { reason_code: code }), ...(isBlank(words) ? {} : { reason_words: words.trim() }) }
}
