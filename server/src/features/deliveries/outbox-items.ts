import type { OutboxItem } from '@panel/contract'
import type { Db } from '../../platform/database.ts'

/** Deliveries with what a site is told of their messages. */
export function selectOutbox(db: Db) {
  return db
    .selectFrom('deliveries as d')
    .innerJoin('messages as m', 'm.id', 'd.message_id')
    .innerJoin('conversations as c', 'c.id', 'd.conversation_id')
    .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
    .innerJoin('profiles as p', 'p.id', 'c.profile_id')
    .leftJoin('received_messages as r', (join) =>
      join.onRef('r.message_id', '=', 'm.in_reply_to').onRef('r.siteowner_id', '=', 'd.siteowner_id'),
    )
    .select([
      'm.id',
      'm.type',
      'm.body',
      'm.sent_at',
      'cu.external_id as customer_external_id',
      'p.external_id as profile_external_id',
      'r.external_id as in_reply_to',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectOutbox>['executeTakeFirstOrThrow']>>

/** A message as its site sees it, in the feed and in a webhook. */
export function presentOutboxItem(row: Row): OutboxItem {
  return {
    id: row.id,
    // The cast: only messages that were sent have a delivery, and a check constraint allows their types only.
    type: row.type as OutboxItem['type'],
    text: row.body,
    customer_external_id: row.customer_external_id,
    profile_external_id: row.profile_external_id,
    ...(row.in_reply_to === null ? {} : { in_reply_to: row.in_reply_to }),
    sent_at: row.sent_at,
  }
}
