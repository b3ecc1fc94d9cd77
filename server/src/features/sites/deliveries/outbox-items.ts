import type { OutboxItem } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Messages } from '../../../platform/database-types.ts'
import {
  deliveredAttachments,
  type StoredAttachment,
  storedAttachments,
} from '../../conversations/attachments/attachment.ts'

/**
 * Sent messages as sites get them in the outbox and in webhooks, without those of erased customers.
 * @param publicUrl the public URL of the panel, for the URLs of photos
 */
export async function findOutboxItems(
  db: Db,
  messageIds: number[],
  publicUrl: string | undefined,
): Promise<Map<number, OutboxItem>> {
  const rows = await db
    .selectFrom('deliveries as d')
    // Both are stored in one transaction: with the time, only the month of the message is read.
    .innerJoin('messages as m', (join) =>
      join.onRef('m.id', '=', 'd.message_id').onRef('m.created_at', '=', 'd.created_at'),
    )
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .leftJoin('received_messages as r', (join) =>
      join.onRef('r.message_id', '=', 'm.in_reply_to').onRef('r.siteowner_id', '=', 'm.siteowner_id'),
    )
    .where(sql<boolean>`not exists (select from erasures e where e.customer_id = c.customer_id)`)
    .where(sql<boolean>`d.message_id = any(${messageIds}::bigint[])`)
    .select([
      'm.id',
      'm.type',
      'm.body',
      'm.sent_at',
      storedAttachments.as('attachments'),
      'cu.external_id as customer_external_id',
      'p.external_id as profile_external_id',
      'r.external_id as in_reply_to',
    ])
    .execute()
  return new Map(rows.map((row) => [row.id, presentOutboxItem(row, publicUrl)]))
}

type Row = {
  id: number
  type: Messages['type']
  body: string
  sent_at: string
  customer_external_id: string
  profile_external_id: string
  attachments: StoredAttachment[]
  in_reply_to: string | null
}

function presentOutboxItem(row: Row, publicUrl: string | undefined): OutboxItem {
  return {
    id: row.id,
    // The cast: only sent messages have a delivery, so the type is that of a sent message.
    type: row.type as OutboxItem['type'],
    text: row.body,
    customer_external_id: row.customer_external_id,
    profile_external_id: row.profile_external_id,
    ...deliveredAttachments(row.attachments, publicUrl),
    ...(row.in_reply_to === null ? {} : { in_reply_to: row.in_reply_to }),
    sent_at: row.sent_at,
  }
}
