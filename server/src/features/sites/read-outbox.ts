import type { getOutbox, HandlerResultOf, OutboxEntry } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { SiteOwner } from '../../platform/http/access.ts'
import { findEvents } from './deliveries/find-events.ts'
import type { WebhookEvent } from './deliveries/sign.ts'

const pageSize = 100

/**
 * What was sent to a site, messages and events, in the order of transactions. An open transaction can have a lower number
 * than a committed one, so the list ends before the oldest open one, and before a message that can still be undone: a cursor never skips
 * a message.
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
    .where(sql<boolean>`d.transaction_id < pg_snapshot_xmin(pg_current_snapshot())`)
    .select([
      'd.transaction_id',
      'd.message_id',
      'd.profile_text_id as profileTextId',
      'd.hold_id as holdId',
      hasLeft.as('has_left'),
      mayBeUndoneNow.as('may_be_undone'),
    ])
    .orderBy('d.transaction_id')
    .orderBy('d.message_id')
    .limit(limit)
  if (after !== undefined) {
    const [transactionId, messageId] = after.split('-')
    query = query.where(
      sql<boolean>`(d.transaction_id, d.message_id) > (${transactionId}::xid8, ${messageId}::bigint)`,
    )
  }
  const found = await query.execute()
  const end = found.findIndex((row) => !row.has_left)
  const rows = await withoutUndone(db, end < 0 ? found : found.slice(0, end))
  const events = await findEvents(
    db,
    rows.map((row) => ({ ...row, messageId: row.message_id })),
    publicUrl,
  )
  const last = rows.at(-1)
  return {
    items: rows.flatMap((row) => entryOf(events.get(row.message_id))),
    next_cursor: last ? `${last.transaction_id}-${last.message_id}` : (after ?? null),
  }
}

/** Returns one entry, or none for what is gone. */
function entryOf(event: WebhookEvent | undefined): OutboxEntry[] {
  if (!event) return []
  if (event.type === 'message.sent') return [event.data]
  const { type, timestamp, data } = event
  // The cast: taken apart, a type no longer says which data it has.
  return [{ id: data.id, type, timestamp, data } as OutboxEntry]
}

const hasLeft = sql<boolean>`d.deliver_at <= now()`
/** An undo that began before the message left has ended after a minute. */
const mayBeUndoneNow = sql<boolean>`d.deliver_at > greatest(d.created_at, now() - interval '1 minute')`

/** Waits for those who undo a message that has just left: they have locked it. */
async function withoutUndone<T extends { message_id: number; may_be_undone: boolean }>(
  db: Db,
  rows: T[],
): Promise<T[]> {
  const ids = rows.filter((row) => row.may_be_undone).map((row) => row.message_id)
  if (ids.length === 0) return rows
  const locked = await db
    .selectFrom('deliveries')
    .where(sql<boolean>`message_id = any(${ids}::bigint[])`)
    .select('message_id')
    .forShare()
    .execute()
  const kept = new Set(locked.map((row) => row.message_id))
  return rows.filter((row) => !row.may_be_undone || kept.has(row.message_id))
}
