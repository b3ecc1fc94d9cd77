import type { getOutbox, HandlerResultOf } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { findOutboxItems } from './deliveries/outbox-items.ts'

const pageSize = 100

/**
 * The messages that were sent to a site's customers, in the order of transactions. An open transaction can have a lower number
 * than a committed one, so the list ends before the oldest open one and a cursor never skips a message.
 */
export async function readOutbox(
  db: Db,
  site: SiteOwner,
  { after, limit = pageSize }: { after?: string; limit?: number },
  publicUrl?: string,
): Promise<HandlerResultOf<typeof getOutbox>> {
  let query = db
    .selectFrom('deliveries as d')
    .where('d.siteowner_id', '=', site.id)
    .where('d.profile_text_id', 'is', null)
    .where('d.hold_id', 'is', null)
    .where(sql<boolean>`d.transaction_id < pg_snapshot_xmin(pg_current_snapshot())`)
    .select(['d.transaction_id', 'd.message_id'])
    .orderBy('d.transaction_id')
    .orderBy('d.message_id')
    .limit(limit)
  if (after !== undefined) {
    const [transactionId, messageId] = after.split('-')
    query = query.where(
      sql<boolean>`(d.transaction_id, d.message_id) > (${transactionId}::xid8, ${messageId}::bigint)`,
    )
  }
  const rows = await query.execute()
  const items = await findOutboxItems(
    db,
    rows.map((row) => row.message_id),
    publicUrl,
  )
  const last = rows.at(-1)
  return {
    items: rows.flatMap((row) => items.get(row.message_id) ?? []),
    next_cursor: last ? `${last.transaction_id}-${last.message_id}` : (after ?? null),
  }
}
