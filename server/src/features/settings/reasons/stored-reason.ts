import type { Reason } from '@panel/contract'

type RequestedReason = {
  reason_code?: string | undefined
  reason_words?: string | undefined
  reason?: string | undefined
}

/** A reason of a request as columns. From a text of the previous release, the database derives code and words. */
export function reasonColumns({ reason_code, reason_words, reason }: RequestedReason) {
  if (reason !== undefined) return { reason: reason.trim() }
  return { reason_code: reason_code ?? null, reason_words: reason_words?.trim() ?? null }
}

type Stored = { reason_code: string | null; reason_words: string | null; reason: string }

/** A stored reason for a response, with the text for pages of the previous release. */
export const presentReason = (row: Stored): Reason & { reason: string } => ({
  ...readReason(row),
  reason: row.reason,
})

/** The reason of a pause, for which nobody is asked. */
export const noReason = { reason_code: null, reason_words: null, reason: '' }

/** A stored reason as code and words. */
export function readReason({ reason_code, reason_words, reason }: Stored): Reason {
  // Neither: a pause, or a row of the previous release that `fillReasons` has not processed yet.
  const isUnread = reason_code === null && reason_words === null
  return { reason_code, reason_words: isUnread ? reason || null : reason_words }
}
