import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { storedAttachments } from '../attachments/attachment.ts'

export type Earlier = Awaited<ReturnType<typeof findMessages>>['earlier']
export type ThreadMessage = Awaited<ReturnType<typeof findMessage>>

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

/** Maximum number of unanswered messages that come with the newest page because they are older. */
const maxUnanswered = 200

/**
 * The time of message `m` in its thread: when it was sent, or when it arrived if that was earlier. Messages of the same time
 * are sorted by id. The index `messages_thread_time` has exactly this expression.
 */
export const timeInThread = sql<string>`least(m.sent_at, m.created_at)`

/**
 * A page of a thread, oldest message first: the newest page or the one before a position. Or messages that arrived after a
 * message or changed since a revision, in that order. Clients update a page with these two, because a late message can get any
 * position in the thread.
 */
export async function findMessages(db: Db, conversationId: number, page: Page) {
  const { before, after, changedAfter, since, historySize } = page
  const isNewest = before === undefined && after === undefined && changedAfter === undefined
  const limit = isNewest ? Math.min(page.limit, historySize ?? page.limit) : page.limit
  let query = selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sinceOrAlways(since))
    .limit(limit + 1)
  if (before !== undefined) query = query.where(isBeforePosition(conversationId, before))
  if (after !== undefined) query = query.where('m.id', '>', after).orderBy('m.id')
  else if (changedAfter !== undefined)
    query = query.where('m.revision', '>', changedAfter).orderBy('m.revision')
  else query = query.orderBy(timeInThread, 'desc').orderBy('m.id', 'desc')
  if (!isNewest && historySize !== null) query = query.where(isReadable(conversationId, historySize, since))
  // The revision is read in the same snapshot as the messages, so that all later changes have a higher one.
  const rows = await query.select(snapshotOf(conversationId, since)).execute()
  const found = pageOf(rows, limit, (row) => {
    if (after !== undefined) return String(row.id)
    return changedAfter === undefined ? cursorOfRow(row.thread_time, row.id) : String(row.revision)
  })
  const isBackwards = after === undefined && changedAfter === undefined
  const items = isBackwards ? found.items.toReversed() : found.items
  const revision = rows[0]?.thread.revision ?? null
  if (!isNewest) return { items, next_cursor: found.next_cursor, revision, earlier: noMessages }
  const unanswered = await findUnansweredBefore(db, conversationId, items, since)
  const isComplete = limit === historySize && unanswered.length < maxUnanswered
  const last = oldestWithoutGap(items, unanswered)
  return {
    items,
    next_cursor: isComplete ? null : found.next_cursor,
    /** Null when there is no message. */
    revision,
    earlier: {
      items: unanswered,
      next_cursor:
        isComplete || found.next_cursor === null || !last ? null : cursorOfRow(last.thread_time, last.id),
    },
  }
}

const noMessages: { items: ThreadMessage[]; next_cursor: string | null } = { items: [], next_cursor: null }

/** The oldest of these messages from which all messages of the thread up to the newest page are among them. */
function oldestWithoutGap(
  page: Position[],
  earlier: (Position & { next_id: number | null })[],
): Position | undefined {
  let [oldest] = page
  for (const row of earlier.toReversed()) if (row.next_id === oldest?.id) oldest = row
  return oldest
}

type ThreadSnapshot = { revision: number; last_id: number | null; answered_to: number; unanswered: number }

function snapshotOf(conversationId: number, since: string | null) {
  return sql<ThreadSnapshot>`(select jsonb_build_object('revision', c.revision, 'last_id', c.last_message_id,
      'answered_to', coalesce(c.last_operator_message_id, 0), 'unanswered', (
        select count(*) from messages u where u.conversation_id = c.id and u.created_at >= ${sinceOrAlways(since)}
          and u.id > coalesce(c.last_operator_message_id, 0)))
    from conversations c where c.id = ${conversationId})`.as('thread')
}

/** Unanswered messages that are older than the newest page. Usually there are none, and then there is no query. */
async function findUnansweredBefore(
  db: Db,
  conversationId: number,
  newest: { id: number; thread_time: string; thread: ThreadSnapshot }[],
  since: string | null,
) {
  const [oldest] = newest
  if (!oldest) return []
  const { answered_to, last_id, unanswered } = oldest.thread
  if (newest.filter(({ id }) => id > answered_to).length >= unanswered) return []
  const rows = await selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sinceOrAlways(since))
    .where('m.id', '>', answered_to)
    .where('m.id', '<=', last_id)
    .where(isAfterCursor(cursorOfRow(oldest.thread_time, oldest.id), timeInThread, sql`m.id`))
    .select(nextInThread(conversationId).as('next_id'))
    .orderBy('m.id', 'desc')
    .limit(maxUnanswered)
    .execute()
  return rows.sort(byPosition)
}

/** The id of the message after `m` in the thread. */
const nextInThread = (conversationId: number) =>
  sql<number | null>`(select n.id from messages n where n.conversation_id = ${conversationId}
    and (least(n.sent_at, n.created_at), n.id) > (${timeInThread}, m.id)
    order by least(n.sent_at, n.created_at), n.id limit 1)`

type Position = { id: number; thread_time: string }

/** Compares times without their `Z`: only then does 10:00:00 sort before 10:00:00.5. */
const byPosition = (one: Position, other: Position) => {
  const [first, second] = [one.thread_time.slice(0, -1), other.thread_time.slice(0, -1)]
  return first === second ? one.id - other.id : first < second ? -1 : 1
}

const sinceOrAlways = (since: string | null) => sql<string>`coalesce(${since}::timestamptz, '-infinity')`

/** A condition: message `m` is before this position in the thread, or before the message with this id. */
function isBeforePosition(conversationId: number, cursor: string) {
  if (cursor.includes('_')) return isAfterCursor(cursor, timeInThread, sql`m.id`)
  return sql<boolean>`(${timeInThread}, m.id) < (select least(b.sent_at, b.created_at), b.id from messages b
    where b.conversation_id = ${conversationId} and b.id = ${Number(cursor)})`
}

/** A condition: the account level may read message `m`, because it is among the newest of its thread or is unanswered. */
export const isReadable = (conversationId: number, historySize: number, since: string | null) =>
  sql<boolean>`(coalesce((${timeInThread}, m.id) >= (
      select least(n.sent_at, n.created_at), n.id from messages n where n.conversation_id = ${conversationId}
        and n.created_at >= ${sinceOrAlways(since)}
      order by least(n.sent_at, n.created_at) desc, n.id desc offset ${historySize - 1} limit 1), true)
    or m.id > (select coalesce(last_operator_message_id, 0) from conversations where id = ${conversationId}))`

/** One message, by its id and the month of its partition. */
export const findMessage = (db: Db, { id, created_at }: { id: number; created_at: string }) =>
  selectMessages(db).where('m.id', '=', id).where('m.created_at', '=', created_at).executeTakeFirstOrThrow()

const selectMessages = (db: Db) =>
  db
    .selectFrom('messages as m')
    .leftJoin('operators as o', 'o.id', 'm.operator_id')
    .leftJoin('deliveries as d', 'd.message_id', 'm.id')
    .select([
      'm.id',
      'm.conversation_id',
      'm.created_at',
      'm.direction',
      'm.type',
      'm.body',
      'm.sent_at',
      timeInThread.as('thread_time'),
      storedAttachments.as('attachments'),
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
