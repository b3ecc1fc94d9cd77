import type { Db } from '../../../platform/database.ts'
import type { ClaimedDelivery } from './claim.ts'
import { retryDelay } from './retries.ts'
import {
  type FailedAttempt,
  makeNextDue,
  markDelivered,
  markFailed,
  maxWakes,
  wakeWaiting,
} from './settle.ts'
import { isFailure, type Outcome } from './webhook.ts'

export type Attempt = ClaimedDelivery & { outcome: Outcome }

/**
 * Stores the outcomes of attempts. After a delivery that is delivered or dead, the next delivery of its conversation or hold becomes due;
 * after one that the site has answered, also what waits for the site after a failure.
 * @returns the deliveries that are now dead
 */
export async function writeOutcomes(
  db: Db,
  attempts: Attempt[],
  delays: readonly number[],
): Promise<FailedAttempt[]> {
  const delivered = attempts.filter(({ outcome }) => outcome.result === 'delivered')
  const failed = attempts.flatMap((attempt) => failureOf(attempt, delays))
  if (delivered.length > 0)
    await markDelivered(
      db,
      delivered.map((delivery) => delivery.messageId),
    )
  if (failed.length > 0) await markFailed(db, failed)
  const dead = failed.filter((delivery) => delivery.pause === null)
  const settled = new Set([...delivered, ...dead].map((delivery) => delivery.messageId))
  await makeNextDue(
    db,
    attempts.filter((delivery) => settled.has(delivery.messageId)),
  )
  const answered = attempts.filter(({ outcome }) => !isFailure(outcome))
  if (answered.length > 0) await wakeWaiting(db, [...new Set(answered.map((one) => one.siteownerId))])
  return dead
}

/** Returns one failure, or none if the attempt succeeded. */
function failureOf(
  { messageId, attempt, wakes, outcome }: Attempt,
  delays: readonly number[],
): FailedAttempt[] {
  if (outcome.result === 'delivered') return []
  const { error, answer, refusal, retryAfter } = outcome
  const isFinal = outcome.isFinal || refusal !== undefined
  const pause = isFinal ? null : retryDelay(attempt - wakes, retryAfter, delays)
  // A site that names a time is not asked before.
  const wakesOnSuccess = pause !== null && retryAfter === undefined && wakes < maxWakes
  return [{ messageId, attempt, error, answer, refusal, pause, wakesOnSuccess }]
}
