import { sql } from 'kysely'
import { announce, type Tx } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { changeMessage, type MessageChange } from '../answering/messages/change-message.ts'
import { lockItem } from '../conversations/lock.ts'
import { lockConversation } from '../conversations/lock-message.ts'
import { findMessage } from '../conversations/thread-rows.ts'

/**
 * Locks the queue item and the conversation of a message that the site told, and reads all three.
 * @throws {AppError} `message_not_found`, also when the message is archived or its text was deleted after its time
 */
export async function lockSiteMessage(tx: Tx, site: SiteOwner, externalId: string) {
  const found = await tx
    .selectFrom('received_messages as r')
    .innerJoin('messages as m', 'm.id', 'r.message_id')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .where('r.siteowner_id', '=', site.id)
    .where('r.external_id', '=', externalId)
    .where(
      sql<boolean>`not exists (select from retention_periods p where p.class = 'messages' and m.created_at < p.until)`,
    )
    .select(['m.id', 'm.created_at', 'm.conversation_id', 'c.customer_id', 'c.language'])
    .executeTakeFirst()
  if (!found) throw new AppError('message_not_found')
  // A report or an escalation that begins now waits, or is seen.
  await tx.selectFrom('customers').where('id', '=', found.customer_id).select('id').forShare().execute()
  const item = await lockItem(tx, found.conversation_id)
  await lockConversation(tx, found.conversation_id)
  const { last_operator_message_id } = await tx
    .selectFrom('conversations')
    .where('id', '=', found.conversation_id)
    .select('last_operator_message_id')
    .executeTakeFirstOrThrow()
  return {
    item,
    message: await findMessage(tx, found),
    customerId: found.customer_id,
    language: found.language,
    isAnswered: found.id < (last_operator_message_id ?? 0),
  }
}

type Locked = Awaited<ReturnType<typeof lockSiteMessage>>

/**
 * Changes a message as it was changed at its site, and keeps the former text. Who has the conversation in hand is told before they send.
 * @throws {AppError} `customer_erased`
 */
export async function changeAtSite(
  tx: Tx,
  { item, message }: Locked,
  editedAt: string | null,
  change: MessageChange,
): Promise<void> {
  const { id: edit_id } = await tx
    .insertInto('message_edits')
    .values({
      id: sql<number>`nextval(pg_get_serial_sequence('messages', 'id'))`,
      message_id: message.id,
      conversation_id: message.conversation_id,
      body: message.body,
      edited_at: sql<string>`least(${editedAt}::timestamptz, now())`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  // What is only shown is not answered: nobody is asked about its change before they send.
  if (message.direction === 'in')
    await tx
      .updateTable('queue_items')
      .set({ edit_id, edit_epoch: sql`epoch` })
      .where('conversation_id', '=', message.conversation_id)
      .execute()
  const holder = { expires_at: item?.expires_at ?? null, holder_id: item?.operator_id ?? null }
  const conversation = { id: message.conversation_id, ...holder }
  await changeMessage(tx, { conversation, message }, { ...change, edit_id })
  announce(tx, { topic: 'queue' })
}
