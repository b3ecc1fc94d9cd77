import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import type { ThreadPage } from './newest-page.ts'
import { selectMessages, sinceOrAlways, timeInThread, timeInThreadOf } from './thread-rows.ts'

/** One of `before`, `after` and `changedAfter`. */
type Page = {
  limit: number
  /** A `threadCursor`: returns messages before it. */
  before?: string | undefined
  /** An id: returns messages that arrived after it, in order of arrival. */
  after?: number | undefined
  /** A revision: returns messages that changed after it, in order of change. */
  changedAfter?: number | undefined
  /** When the thread began: partitions of earlier months are not read. */
  since: string | null
  /** Number of the newest messages that may be read; null for all. */
  historySize: number | null
}

/**
 * A page of a thread, oldest message first: the one before a position. Or messages that arrived after a message or changed since
 * a revision, in that order. Clients update a page with these two, because a late message can get any position in the thread.
 */
export async function findMessages(db: Db, conversationId: number, page: Page): Promise<ThreadPage> {
  const { before, after, changedAfter, limit, since, historySize } = page
  let query = selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sinceOrAlways(since))
    .limit(limit + 1)
  if (before !== undefined) query = query.where(isBeforePosition(conversationId, before, since))
  if (after !== undefined) query = query.where('m.id', '>', after).orderBy('m.id')
  else if (changedAfter !== undefined)
    query = query.where('m.revision', '>', changedAfter).orderBy('m.revision')
  else query = query.orderBy(timeInThread, 'desc').orderBy('m.id', 'desc')
  if (historySize !== null) query = query.where(isReadable(conversationId, historySize, since))
  // The revision is read in the same snapshot as the messages, so that all later changes have a higher one.
  const rows = await query
    .select(
      sql<number>`(select revision from conversations where id = ${conversationId})`.as('thread_revision'),
    )
    .execute()
  const found = pageOf(rows, limit, (row) => {
    if (after !== undefined) return String(row.id)
    return changedAfter === undefined ? cursorOfRow(row.thread_time, row.id) : String(row.revision)
  })
  const items = before === undefined ? found.items : found.items.toReversed()
  const revision = rows[0]?.thread_revision ?? null
  return { items, next_cursor: found.next_cursor, revision, earlier: { items: [], next_cursor: null } }
}

/** The messages that the customer has changed after this change or message, in their order. */
export async function findEditedAfter(
  db: Db,
  conversationId: number,
  { after, since, historySize }: Pick<Page, 'since' | 'historySize'> & { after: number },
) {
  let query = selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sinceOrAlways(since))
    .where(
      sql<boolean>`m.id in (select message_id from message_edits where conversation_id = ${conversationId} and id > ${after})`,
    )
    .orderBy('m.id')
  if (historySize !== null) query = query.where(isReadable(conversationId, historySize, since))
  return query.execute()
}

/** A condition: message `m` is before this position in the thread, or before the message with this id. */
function isBeforePosition(conversationId: number, cursor: string, since: string | null) {
  if (cursor.includes('_')) return isAfterCursor(cursor, timeInThread, sql`m.id`)
  return sql<boolean>`(${timeInThread}, m.id) < (select ${timeInThreadOf('b')}, b.id from messages b
    where b.conversation_id = ${conversationId} and b.id = ${Number(cursor)} and b.created_at >= ${sinceOrAlways(since)})`
}

/** A condition: the account level may read message `m`, because it is among the newest of its thread or is unanswered. */
export const isReadable = (conversationId: number, historySize: number, since: string | null) =>
  sql<boolean>`(coalesce((${timeInThread}, m.id) >= (
      select ${timeInThreadOf('n')}, n.id from messages n where n.conversation_id = ${conversationId}
        and n.created_at >= ${sinceOrAlways(since)}
      order by ${timeInThreadOf('n')} desc, n.id desc offset ${historySize - 1} limit 1), true)
    or m.direction = 'in' and m.id > (select coalesce(last_operator_message_id, 0) from conversations where id = ${conversationId}))`
