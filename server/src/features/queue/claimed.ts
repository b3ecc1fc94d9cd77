import {
  type claimConversation,
  type HandlerResultOf,
  kindsOfQueue,
  type QueueName,
  type takeConversation,
  threadPageSize,
} from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { loadConversation } from '../conversations/load.ts'
import { presentConversation, presentEarlier, presentMessage } from '../conversations/present.ts'
import { findMessages } from '../conversations/thread.ts'
import { type Lease, presentLease } from '../leases/lease.ts'
import type { Caller } from './claim.ts'
import type { Claims } from './claims.ts'
import { eligibilityOf } from './eligible.ts'
import { emptyReasonsOf } from './empty-reasons.ts'
import { keepLeaseIfPresent } from './keep-lease-if-present.ts'

type ClaimResult = HandlerResultOf<typeof claimConversation>
type InHand = HandlerResultOf<typeof takeConversation>

/** Claims the next conversation of a queue and reads what the page needs, or returns the reasons why there is none. */
export async function claimNext(
  { db, claims }: { db: Db; claims: Claims },
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
  const [inHand, keepsLease] = await Promise.all([
    readInHand(db, operator, lease),
    keepLeaseIfPresent(db, operator, lease),
  ])
  return keepsLease ? inHand : { conversation: null, why: ['away'] }
}

/** Reads what the page needs of a conversation in hand. */
export async function readInHand(db: Db, operator: Operator, lease: Lease): Promise<InHand> {
  const [conversation, page] = await Promise.all([
    loadConversation(db, lease.conversationId, operator.id),
    findMessages(db, lease.conversationId, {
      limit: threadPageSize,
      since: lease.since,
      historySize: operator.historySize,
    }),
  ])
  if (!conversation) throw new Error(`Conversation ${lease.conversationId} has a queue item but is gone`)
  return {
    conversation: presentConversation(conversation, operator),
    messages: page.items.map((row) => presentMessage(row, operator)),
    earlier_unanswered: presentEarlier(page.earlier, operator),
    lease: presentLease(lease),
    next_cursor: page.next_cursor,
    // A thread without messages has no changes.
    revision: page.revision ?? 0,
  }
}
