import type { Reason } from '@panel/contract'

type RequestedReason = { [Field in keyof Reason]?: string | undefined }

/** A reason of a request as columns. */
export const reasonColumns = ({ reason_code, reason_words }: RequestedReason): Reason => ({
  reason_code: reason_code ?? null,
  reason_words: reason_words?.trim() ?? null,
})

/** The reason of a row, without its other columns. */
export const presentReason = ({ reason_code, reason_words }: Reason): Reason => ({
  reason_code,
  reason_words,
})

/** The reason of a pause, for which nobody is asked. */
export const noReason: Reason = { reason_code: null, reason_words: null }
