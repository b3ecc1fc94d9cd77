import { allReasonCodes, type Reason, type ReasonCode } from '@panel/contract'

type RequestedReason = {
  reason_code?: ReasonCode | undefined
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

/** A stored reason as code and words. A code of the next release is returned as words. */
export function readReason({ reason_code, reason_words, reason }: Stored): Reason {
  const known = allReasonCodes.find((code) => code === reason_code) ?? null
  // Neither: a row of the previous release that `fillReasons` has not processed yet.
  const isText = known === null && (reason_code !== null || reason_words === null)
  return { reason_code: known, reason_words: isText ? reason : reason_words }
}
