import type { QueueKind } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import { type Operator, Refusal } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findLeaseEnd } from './find-lease-end.ts'
import { loadConversation } from './load.ts'
import type { LockedItem } from './lock.ts'
import { mayRead } from './policy.ts'
import { presentConversation, presentMessage } from './present.ts'
import { findEditedAfter, findMessages } from './thread.ts'

/**
 * Refuses a lease that is no longer the last one, and names the operator who has the conversation to those who may know. An
 * operator who may no longer read the conversation gets the same error as for one that does not exist. Whose lease an erasure, the customer or a
 * coach has ended is told so.
 */
export async function refuseLostLease(
  tx: Tx,
  operator: Operator,
  conversationId: number,
  leaseId: string,
): Promise<never> {
  const end = await findLeaseEnd(tx, operator, leaseId)
  if (end.erased) throw new AppError('lease_lost', { by: null, ...end })
  const conversation = await loadConversation(tx, conversationId, operator.id)
  if (!conversation) throw new AppError('lease_lost', { by: null })
  if (!mayRead(operator, conversation)) {
    if (end.release || end.customer_act) throw new AppError('lease_lost', { by: null, ...end })
    const subject = { type: 'conversation', id: conversationId } as const
    throw new Refusal(operator, 'other_chats.overview', 'lease_lost', subject, { by: null })
  }
  const by = presentConversation(conversation, operator).answering
  throw new AppError('lease_lost', { by: by && { id: by.id, name: by.name }, ...end })
}

const maxNewerMessages = 50

/**
 * Refuses a message that was written without the newest messages, and returns those after the last one that the operator saw, with those
 * that the customer has changed since.
 */
export async function refuseNewerMessage(
  tx: Tx,
  operator: Operator,
  item: Pick<LockedItem, 'conversation_id' | 'first_message_at'>,
  seen: number | null,
): Promise<never> {
  const { items } = await findMessages(tx, item.conversation_id, {
    limit: maxNewerMessages,
    after: seen ?? 0,
    since: item.first_message_at,
    historySize: operator.historySize,
  })
  const edited = await findEditedAfter(tx, item.conversation_id, {
    after: seen ?? 0,
    since: item.first_message_at,
    historySize: operator.historySize,
  })
  const newer = [...edited.filter(({ id }) => items.every((row) => row.id !== id)), ...items]
  throw new AppError('newer_message', { messages: newer.map((row) => presentMessage(row, operator)) })
}

export async function refuseHeld(tx: Tx, item: LockedItem): Promise<never> {
  const hold = await tx
    .selectFrom('holds')
    .where('customer_id', '=', item.customer_id)
    .where('released_at', 'is', null)
    .select('kind')
    .orderBy('id')
    .executeTakeFirst()
  throw new AppError('held', { kind: hold?.kind ?? 'held' })
}

/**
 * Refuses a message of a transaction that began before the hold of the customer ended: its time would lie within the hold. The caller
 * repeats it, so it is sent a moment later.
 */
export function refuseBeforeRelease(): never {
  throw new AppError('in_progress', {}, 1)
}

/** Refuses work that is not, or no longer, in the operator's `message_types`. The app writes it to the audit log. */
export function refuseKindOfWork(operator: Operator, item: LockedItem, work: QueueKind): never {
  const subject = { type: 'conversation', id: item.conversation_id } as const
  throw new Refusal(operator, { message_types: work }, 'not_allowed', subject, { kind: work })
}
