import type { Db } from '../../platform/database.ts'
import type { ClaimedDelivery } from './claim.ts'
import { pauseAfter } from './retries.ts'
import { type FailedAttempt, markDelivered, markFailed, wakeFollowers } from './settle.ts'
import type { Outcome } from './webhook.ts'

export type Attempt = ClaimedDelivery & { outcome: Outcome }

/**
 * Stores the results of attempts, and makes the next messages of their conversations due. @returns deliveries that are now dead
 */
export async function writeOutcomes(
  db: Db,
  attempts: Attempt[],
  pauses: readonly number[],
): Promise<FailedAttempt[]> {
  const delivered = attempts.filter(({ outcome }) => outcome.result === 'delivered')
  const failed = attempts.flatMap((one) => failureOf(one, pauses))
  if (delivered.length > 0)
    await markDelivered(
      db,
      delivered.map((one) => one.messageId),
    )
  if (failed.length > 0) await markFailed(db, failed)
  const dead = failed.filter((one) => one.pause === null)
  const isSettled = new Set([...delivered, ...dead].map((one) => one.messageId))
  const conversations = attempts
    .filter((one) => isSettled.has(one.messageId))
    .map((one) => one.conversationId)
  if (conversations.length > 0) await wakeFollowers(db, [...new Set(conversations)])
  return dead
}

function failureOf({ messageId, attempt, outcome }: Attempt, pauses: readonly number[]): FailedAttempt[] {
  if (outcome.result === 'delivered') return []
  const pause = outcome.isFinal ? null : pauseAfter(attempt, outcome.retryAfter, pauses)
  return [{ messageId, attempt, error: outcome.error, pause }]
}
