import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/compile-once.ts'
import { cursorOfRow, isAfterCursor, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import {
  selectMessages,
  sinceOrAlways,
  snapshotOf,
  type ThreadMessage,
  type ThreadSnapshot,
  timeInThread,
} from './thread-rows.ts'

export type ThreadPage = {
  items: ThreadMessage[]
  next_cursor: string | null
  revision: number | null
  earlier: { items: ThreadMessage[]; next_cursor: string | null }
}

export type Earlier = ThreadPage['earlier']

/** The newest pages of several threads, with one statement. Months before the first message are not read. */
export async function findNewestPages(
  db: Db,
  requests: readonly { conversationId: number; historySize: number | null }[],
  pageSize: number,
): Promise<ThreadPage[]> {
  const limits = requests.map(({ historySize }) => Math.min(pageSize, historySize ?? pageSize))
  const rows = await selectNewest(db, {
    ids: requests.map(({ conversationId }) => conversationId),
    limits: limits.map((limit) => limit + 1),
  })
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return Promise.all(
    requests.map(({ conversationId, historySize }, index) => {
      const found = byPlace.get(index + 1) ?? []
      const since = found[0]?.since ?? null
      return newestPageOf(db, conversationId, found, { limit: limits[index] ?? 0, historySize, since })
    }),
  )
}

const selectNewest = compileOnce(
  (db, { ids, limits }: { ids: RawBuilder<number[]>; limits: RawBuilder<number[]> }) =>
    sql<ThreadMessage & { thread: ThreadSnapshot; place: number; since: string | null }>`
      with asked as materialized (
        select r.place, r.how_many, c.id, c.first_message_at as since, ${snapshotOf(sql`c.first_message_at`)} as thread
        from unnest(${ids}::bigint[], ${limits}::bigint[]) with ordinality r (conversation_id, how_many, place)
          join conversations c on c.id = r.conversation_id
      )
      select a.place, a.since, a.thread, m.*
      from asked a cross join lateral ${selectMessages(db)
        .where('m.conversation_id', '=', sql<number>`a.id`)
        .where('m.created_at', '>=', sinceOrAlways(sql`a.since`))
        .orderBy(timeInThread, 'desc')
        .orderBy('m.id', 'desc')
        .limit(sql<number>`a.how_many`)} m
      order by a.place, m.thread_time desc, m.id desc`.compile(db),
)

/** @param rows the newest messages, one more than the limit */
export async function newestPageOf(
  db: Db,
  conversationId: number,
  rows: (ThreadMessage & { thread: ThreadSnapshot })[],
  { limit, historySize, since }: { limit: number; historySize: number | null; since: string | null },
): Promise<ThreadPage> {
  const found = pageOf(rows, limit, (row) => cursorOfRow(row.thread_time, row.id))
  const items = found.items.toReversed()
  const unanswered = await findUnansweredBefore(db, conversationId, items, since)
  const isComplete = limit === historySize && unanswered.length < maxUnanswered
  const last = oldestWithoutGap(items, unanswered)
  return {
    items,
    next_cursor: isComplete ? null : found.next_cursor,
    /** Null when there is no message. */
    revision: rows[0]?.thread.revision ?? null,
    earlier: {
      items: unanswered,
      next_cursor:
        isComplete || found.next_cursor === null || !last ? null : cursorOfRow(last.thread_time, last.id),
    },
  }
}

/** Maximum number of unanswered messages that come with the newest page because they are older. */
const maxUnanswered = 200

/** The oldest of these messages from which all messages of the thread up to the newest page are among them. */
function oldestWithoutGap(
  page: Position[],
  earlier: (Position & { next_id: number | null })[],
): Position | undefined {
  let [oldest] = page
  for (const row of earlier.toReversed()) if (row.next_id === oldest?.id) oldest = row
  return oldest
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
