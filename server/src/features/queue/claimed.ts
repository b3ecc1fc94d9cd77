import { type claimConversation, type HandlerResultOf, kindsOfQueue, type QueueName } from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import type { Caller } from './claim.ts'
import type { Claims } from './claims.ts'
import { eligibilityOf } from './eligible.ts'
import { emptyReasonsOf } from './empty-reasons.ts'
import type { InHandReads } from './in-hand-reads.ts'

type ClaimResult = HandlerResultOf<typeof claimConversation>

/** Claims the next conversation of a queue and reads what the page needs, or returns the reasons why there is none. */
export async function claimNext(
  { db, claims, reads }: { db: Db; claims: Claims; reads: InHandReads },
  operator: Operator,
  queue: QueueName,
  exclude: number[] = [],
): Promise<ClaimResult> {
  // A waiting page claims automatically, which must not end a break.
  if (operator.away) return { conversation: null, why: ['away'] }
  const caller: Caller = {
    operatorId: operator.id,
    eligibility: eligibilityOf(operator, kindsOfQueue[queue]),
    exclude,
  }
  const lease = await claims.claim(caller)
  if (!lease) return { conversation: null, why: await emptyReasonsOf(db, caller) }
  const { inHand, keepsLease } = await reads.readInHand(operator, lease)
  return keepsLease ? inHand : { conversation: null, why: ['away'] }
}
