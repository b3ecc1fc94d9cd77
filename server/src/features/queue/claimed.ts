import {
  type AnswerOf,
  type claimConversation,
  kindsOfQueue,
  type QueueName,
  threadPageSize,
} from '@panel/contract'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { loadConversation } from '../conversations/load.ts'
import { presentConversation, presentMessage } from '../conversations/present.ts'
import { findMessages } from '../conversations/thread.ts'
import type { Caller } from './claim.ts'
import type { Claims } from './claims.ts'
import { eligibilityOf } from './eligible.ts'
import { whyNothing } from './why-nothing.ts'

type Claimed = AnswerOf<typeof claimConversation>

/** Claims the next conversation of a queue and reads what the screen needs of it, or says why there is none. */
export async function claimNext(
  { db, claims }: { db: Db; claims: Claims },
  operator: Operator,
  queue: QueueName,
  exclude: number[] = [],
): Promise<Claimed> {
  const caller: Caller = {
    operatorId: operator.id,
    eligibility: eligibilityOf(operator, kindsOfQueue[queue]),
    exclude,
  }
  const lease = await claims.claim(caller)
  if (!lease) return { conversation: null, why: await whyNothing(db, caller) }
  const [conversation, page] = await Promise.all([
    loadConversation(db, lease.conversationId, operator.id),
    findMessages(db, lease.conversationId, { limit: threadPageSize, since: null }),
  ])
  if (!conversation) throw new Error(`Conversation ${lease.conversationId} has a queue item but is gone`)
  return {
    conversation: presentConversation(conversation, operator),
    messages: page.items.map((row) => presentMessage(row, operator)),
    lease: { id: lease.id, epoch: lease.epoch, expires_at: lease.expiresAt },
    next_cursor: page.nextCursor,
  }
}
