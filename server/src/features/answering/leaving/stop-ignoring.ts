import { type IgnoreCause, ignoreCauses } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isHeld, lockCustomers } from '../../conversations/customers/holds.ts'
import { requireReadable } from '../../conversations/require-readable.ts'

/**
 * Stops ignoring a conversation, with all options. If it waits for a reply, it returns to its place in the queue. An alert that
 * was set stays.
 * @returns false when it was not ignored
 * @throws {AppError} `conversation_not_found`
 */
export async function stopIgnoring(db: Db, operator: Operator, conversationId: number): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { customer_id, siteowner_id } = await requireReadable(tx, operator, conversationId)
    // A message of the customer, which would also end the ignoring, waits for this lock.
    await lockCustomers(tx, [customer_id])
    const { wasIgnored, ended } = await endIgnoring(tx, conversationId, ignoreCauses, operator.id)
    if (!wasIgnored && ended.length === 0) return false
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: siteowner_id,
      action: 'conversation.stop_ignoring',
      subject: { type: 'conversation', id: conversationId },
      details: { options: ended },
    })
    announce(tx, { topic: 'queue' }, { topic: 'conversation', id: conversationId, operatorId: operator.id })
    return true
  })
}

/**
 * Ends these causes for ignoring a conversation. When no other is left and it waits for a reply, it returns to its queue. The customer is
 * locked.
 * @param endedBy the operator who has decided it; null for the customer
 */
export async function endIgnoring(
  tx: Tx,
  conversationId: number,
  causes: readonly IgnoreCause[],
  endedBy: number | null,
): Promise<{ wasIgnored: boolean; ended: IgnoreCause[] }> {
  await lockQueueItem(tx, conversationId)
  const { status } = await tx
    .selectFrom('conversations')
    .where('id', '=', conversationId)
    .select('status')
    .executeTakeFirstOrThrow()
  const ended = await tx
    .updateTable('ignores')
    .set({ ended_at: sql<string>`now()`, ended_by: endedBy })
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .where('option', 'in', causes)
    .returning('option')
    .execute()
  const other = await tx
    .selectFrom('ignores')
    .where('conversation_id', '=', conversationId)
    .where('ended_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  if (status === 'ignored' && !other) await returnToQueue(tx, conversationId)
  await removeUnusedItem(tx, conversationId)
  return { wasIgnored: status === 'ignored', ended: ended.map(({ option }) => option) }
}

/**
 * Locks the queue item, and creates it if there is none, before anything is read: an operator who has taken the conversation
 * could be answering it at this moment.
 */
async function lockQueueItem(tx: Tx, conversationId: number) {
  await sql`
    insert into queue_items (conversation_id, kind, language, siteowner_id, segment, due_at, opened, held)
    select c.id, 'reply', c.language, c.siteowner_id, c.segment, 'infinity', true, ${isHeld(sql`c.customer_id`)}
    from conversations c where c.id = ${conversationId}
    on conflict (conversation_id) do update set kind = queue_items.kind`.execute(tx)
}

/** Removes the item that was created only for its lock. */
async function removeUnusedItem(tx: Tx, conversationId: number) {
  await tx
    .deleteFrom('queue_items')
    .where('conversation_id', '=', conversationId)
    .where('due_at', '=', 'infinity')
    .execute()
}

/** Returns the conversation to its queue: it has waited since the customer's first message without a reply. */
async function returnToQueue(tx: Tx, conversationId: number) {
  const queued = await sql`
    insert into queue_items as q
      (conversation_id, kind, language, siteowner_id, segment, due_at, held, customer_message_id, opened)
    select c.id, 'reply', c.language, c.siteowner_id, c.segment, m.since, ${isHeld(sql`c.customer_id`)},
      c.last_customer_message_id, true
    from conversations c
    cross join lateral (select min(created_at) as since from messages where conversation_id = c.id and direction = 'in'
      and id > coalesce(c.last_operator_message_id, 0)) m
    where c.id = ${conversationId} and m.since is not null
    on conflict (conversation_id) do update
    set kind = 'reply', due_at = excluded.due_at, customer_message_id = excluded.customer_message_id`.execute(
    tx,
  )
  await tx
    .updateTable('conversations')
    .set({ status: queued.numAffectedRows ? 'open' : 'answered' })
    .where('id', '=', conversationId)
    .execute()
}
