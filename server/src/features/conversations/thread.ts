import { type RawBuilder, sql } from 'kysely'
import { pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'

export type ThreadMessage = Awaited<ReturnType<typeof findMessage>>

type Page = {
  limit: number
  before?: number | undefined
  after?: number | undefined
  /** A revision: what changed after it, in that order. */
  changedAfter?: number | undefined
  /** When the thread began: months before it are not looked into. */
  since: string | null
  /** How many of the newest messages may be read; null for all of them. */
  historySize: number | null
}

/** A page of a thread, oldest first: the newest, those before or after a message, or those changed since a revision. */
export async function findMessages(db: Db, conversationId: number, page: Page) {
  const { before, after, changedAfter, since, historySize } = page
  const isNewest = before === undefined && after === undefined && changedAfter === undefined
  const limit = isNewest ? Math.min(page.limit, historySize ?? page.limit) : page.limit
  const isBackwards = after === undefined && changedAfter === undefined
  let query = selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sql<string>`coalesce(${since}::timestamptz, '-infinity')`)
    // Of the same snapshot as the messages: a change that is not in them has a higher one.
    .select(
      sql<number>`(select revision from conversations where id = ${conversationId})`.as('thread_revision'),
    )
    .limit(limit + 1)
  if (before !== undefined) query = query.where('m.id', '<', before)
  if (after !== undefined) query = query.where('m.id', '>', after)
  query =
    changedAfter === undefined
      ? query.orderBy('m.id', isBackwards ? 'desc' : 'asc')
      : query.where('m.revision', '>', changedAfter).orderBy('m.revision')
  if (!isNewest && historySize !== null)
    query = query.where('m.id', '>=', oldestReadable(conversationId, historySize, since))
  const rows = await query.execute()
  const found = pageOf(rows, limit, ({ id, revision }) => (changedAfter === undefined ? id : revision))
  const isAllThereIs = isNewest && limit === historySize
  return {
    items: isBackwards ? found.items.toReversed() : found.items,
    next_cursor: isAllThereIs ? null : found.next_cursor,
    /** Null when no message was found to read it with. */
    revision: rows[0]?.thread_revision ?? null,
  }
}

/** One message, by its id and the month it is kept in. */
export const findMessage = (db: Db, { id, created_at }: { id: number; created_at: string }) =>
  selectMessages(db).where('m.id', '=', id).where('m.created_at', '=', created_at).executeTakeFirstOrThrow()

const selectMessages = (db: Db) =>
  db
    .selectFrom('messages as m')
    .leftJoin('operators as o', 'o.id', 'm.operator_id')
    .leftJoin('deliveries as d', 'd.message_id', 'm.id')
    .leftJoin('photos as p', 'p.id', 'm.photo_id')
    .leftJoin('gifts as g', 'g.id', 'm.gift_id')
    .select([
      'm.id',
      'm.conversation_id',
      'm.created_at',
      'm.direction',
      'm.type',
      'm.body',
      'm.sent_at',
      'm.photo_url',
      'm.photo_id',
      'p.width as photo_width',
      'p.height as photo_height',
      'm.gift',
      'g.icon as gift_icon',
      'm.operator_id',
      'o.name as operator_name',
      'm.in_reply_to',
      'm.answered_at',
      'd.status as delivery',
      'm.highlighted_at',
      'm.highlighted_by',
      nameOf(sql.ref('m.highlighted_by')).as('highlighted_by_name'),
      'm.hidden_at',
      'm.hidden_by',
      nameOf(sql.ref('m.hidden_by')).as('hidden_by_name'),
      'm.hidden_reason',
      'm.deleted_at',
      'm.deleted_by',
      nameOf(sql.ref('m.deleted_by')).as('deleted_by_name'),
      'm.revision',
    ])

const nameOf = (operatorId: RawBuilder<unknown>) =>
  sql<string | null>`(select name from operators where id = ${operatorId})`

/** The id of the oldest message among the newest so many; 0 in a thread that has fewer. */
export const oldestReadable = (conversationId: number, historySize: number, since: string | null) =>
  sql<number>`coalesce((
    select id from messages where conversation_id = ${conversationId}
      and created_at >= coalesce(${since}::timestamptz, '-infinity')
    order by id desc offset ${historySize - 1} limit 1), 0)`
