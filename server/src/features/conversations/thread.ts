import { type RawBuilder, sql } from 'kysely'
import { isAfter, pageOf, placeOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'

export type Earlier = Awaited<ReturnType<typeof findMessages>>['earlier']
export type ThreadMessage = Awaited<ReturnType<typeof findMessage>>

type Page = {
  limit: number
  /** A `threadCursor`: what stands before it. */
  before?: string | undefined
  /** An id: what arrived after it, in that order. */
  after?: number | undefined
  /** A revision: what changed after it, in that order. */
  changedAfter?: number | undefined
  /** When the thread began: months before it are not looked into. */
  since: string | null
  /** How many of the newest messages may be read; null for all of them. */
  historySize: number | null
}

/** So many of the messages that nobody has answered come with the newest page when they stand before it. */
const unansweredAtMost = 200

/**
 * The time of a message `m` in its thread: when it was sent, or when it arrived if that was earlier. Ties go by id. The index
 * `messages_thread_time` has this expression.
 */
export const placedAt = sql<string>`least(m.sent_at, m.created_at)`

/**
 * A page of a thread, oldest first: the newest or those before a place. Or what arrived after a message, or changed since a
 * revision, in that order: only these bring a screen up to date, since a late message may stand anywhere.
 */
export async function findMessages(db: Db, conversationId: number, page: Page) {
  const { before, after, changedAfter, since, historySize } = page
  const isNewest = before === undefined && after === undefined && changedAfter === undefined
  const limit = isNewest ? Math.min(page.limit, historySize ?? page.limit) : page.limit
  let query = selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sinceOrEver(since))
    .limit(limit + 1)
  if (before !== undefined) query = query.where(standsBefore(conversationId, before))
  if (after !== undefined) query = query.where('m.id', '>', after).orderBy('m.id')
  else if (changedAfter !== undefined)
    query = query.where('m.revision', '>', changedAfter).orderBy('m.revision')
  else query = query.orderBy(placedAt, 'desc').orderBy('m.id', 'desc')
  if (!isNewest && historySize !== null) query = query.where(isReadable(conversationId, historySize, since))
  // Of the same snapshot as the messages: a change, or a message, that is not in them is later than these say.
  const rows = await query.select(snapshotOf(conversationId, since)).execute()
  const found = pageOf(rows, limit, (row) => {
    if (after !== undefined) return String(row.id)
    return changedAfter === undefined ? placeOf(row.placed_at, row.id) : String(row.revision)
  })
  const isBackwards = after === undefined && changedAfter === undefined
  const items = isBackwards ? found.items.toReversed() : found.items
  const revision = rows[0]?.thread.revision ?? null
  if (!isNewest) return { items, next_cursor: found.next_cursor, revision, earlier: nothing }
  const unanswered = await findUnansweredBefore(db, conversationId, items, since)
  const isAllThereIs = limit === historySize && unanswered.length < unansweredAtMost
  const last = endOfRun(items, unanswered)
  return {
    items,
    next_cursor: isAllThereIs ? null : found.next_cursor,
    /** Null when no message was found to read it with. */
    revision,
    earlier: {
      items: unanswered,
      next_cursor:
        isAllThereIs || found.next_cursor === null || !last ? null : placeOf(last.placed_at, last.id),
    },
  }
}

const nothing: { items: ThreadMessage[]; next_cursor: string | null } = { items: [], next_cursor: null }

/** The oldest message down to which nothing is missing: each is followed in the thread by one that is there. */
function endOfRun(page: Placed[], before: (Placed & { next_id: number | null })[]): Placed | undefined {
  let [oldest] = page
  for (const row of before.toReversed()) if (row.next_id === oldest?.id) oldest = row
  return oldest
}

type ThreadSnapshot = { revision: number; last_id: number | null; answered_to: number; unanswered: number }

function snapshotOf(conversationId: number, since: string | null) {
  return sql<ThreadSnapshot>`(select jsonb_build_object('revision', c.revision, 'last_id', c.last_message_id,
      'answered_to', coalesce(c.last_operator_message_id, 0), 'unanswered', (
        select count(*) from messages u where u.conversation_id = c.id and u.created_at >= ${sinceOrEver(since)}
          and u.id > coalesce(c.last_operator_message_id, 0)))
    from conversations c where c.id = ${conversationId})`.as('thread')
}

/** What nobody has answered and the newest page does not reach: mostly nothing, and then nothing is asked. */
async function findUnansweredBefore(
  db: Db,
  conversationId: number,
  newest: { id: number; placed_at: string; thread: ThreadSnapshot }[],
  since: string | null,
) {
  const [oldest] = newest
  if (!oldest) return []
  const { answered_to, last_id, unanswered } = oldest.thread
  if (newest.filter(({ id }) => id > answered_to).length >= unanswered) return []
  const rows = await selectMessages(db)
    .where('m.conversation_id', '=', conversationId)
    .where('m.created_at', '>=', sinceOrEver(since))
    .where('m.id', '>', answered_to)
    .where('m.id', '<=', last_id)
    .where(isAfter(placeOf(oldest.placed_at, oldest.id), placedAt, sql`m.id`))
    .select(followerOf(conversationId).as('next_id'))
    .orderBy('m.id', 'desc')
    .limit(unansweredAtMost)
    .execute()
  return rows.sort(byPlace)
}

/** The id of the message after `m` in the thread. */
const followerOf = (conversationId: number) =>
  sql<number | null>`(select n.id from messages n where n.conversation_id = ${conversationId}
    and (least(n.sent_at, n.created_at), n.id) > (${placedAt}, m.id)
    order by least(n.sent_at, n.created_at), n.id limit 1)`

type Placed = { id: number; placed_at: string }

/** Without its `Z`, a moment with fewer digits sorts before the one it begins. */
const byPlace = (one: Placed, other: Placed) => {
  const [first, second] = [one.placed_at.slice(0, -1), other.placed_at.slice(0, -1)]
  return first === second ? one.id - other.id : first < second ? -1 : 1
}

const sinceOrEver = (since: string | null) => sql<string>`coalesce(${since}::timestamptz, '-infinity')`

/** That a message `m` stands before a place, or before the message with this id. */
function standsBefore(conversationId: number, cursor: string) {
  if (cursor.includes('_')) return isAfter(cursor, placedAt, sql`m.id`)
  return sql<boolean>`(${placedAt}, m.id) < (select least(b.sent_at, b.created_at), b.id from messages b
    where b.conversation_id = ${conversationId} and b.id = ${Number(cursor)})`
}

/** That a level reads a message `m`: it is among the newest so many of its thread, or nobody has answered it. */
export const isReadable = (conversationId: number, historySize: number, since: string | null) =>
  sql<boolean>`(coalesce((${placedAt}, m.id) >= (
      select least(n.sent_at, n.created_at), n.id from messages n where n.conversation_id = ${conversationId}
        and n.created_at >= ${sinceOrEver(since)}
      order by least(n.sent_at, n.created_at) desc, n.id desc offset ${historySize - 1} limit 1), true)
    or m.id > (select coalesce(last_operator_message_id, 0) from conversations where id = ${conversationId}))`

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
      placedAt.as('placed_at'),
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
