import { type claimConversation, type HandlerResultOf, kindsOfQueue, type QueueName } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import type { Lease } from '../../conversations/leases/lease.ts'
import { resumeLease } from '../../conversations/leases/resume.ts'
import type { Caller } from './claim.ts'
import type { Claims } from './claims.ts'
import { eligibilityOf } from './eligible.ts'
import { emptyReasonsOf } from './empty-reasons.ts'
import type { InHandReads } from './in-hand-reads.ts'

type ClaimResult = HandlerResultOf<typeof claimConversation>

/** A claim of a queue by an operator; undefined during a break: a waiting page claims automatically, which must not end it. */
export const callerOf = (operator: Operator, queue: QueueName, exclude: number[] = []): Caller | undefined =>
  operator.away
    ? undefined
    : { operatorId: operator.id, eligibility: eligibilityOf(operator, kindsOfQueue[queue]), exclude }

/**
 * Claims the next conversation of a queue and reads what the page needs, or returns the reasons why there is none.
 * @param known the lease, if it has been claimed already, or the id of the one whose page was reloaded
 */
export async function claimNext(
  { db, claims, reads }: { db: Db; claims: Claims; reads: InHandReads },
  operator: Operator,
  queue: QueueName,
  exclude: number[] = [],
  known: { claimed?: Lease | undefined; resume?: string | undefined } = {},
): Promise<ClaimResult> {
  const caller = callerOf(operator, queue, exclude)
  if (!caller) return { conversation: null, why: ['away'] }
  const lease = known.claimed ?? (await resumed(db, operator, known.resume)) ?? (await claims.claim(caller))
  if (!lease) return { conversation: null, why: await emptyReasonsOf(db, caller) }
  const { inHand, keepsLease } = await reads.readInHand(operator, lease)
  return keepsLease ? inHand : { conversation: null, why: ['away'] }
}

const resumed = (db: Db, { id }: Operator, leaseId: string | undefined) =>
  leaseId === undefined ? null : resumeLease(db, { operatorId: id, leaseId })
