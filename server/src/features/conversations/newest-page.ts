import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/compile-once.ts'
import { cursorOfRow, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import {
  type EarlierMessage,
  findEarlierUnanswered,
  maxUnanswered,
  type NewestMessages,
  oldestWithoutGap,
  type ThreadSnapshot,
} from './earlier-unanswered.ts'
import { selectMessages, sinceOrAlways, type ThreadMessage, timeInThread } from './thread-rows.ts'

export type ThreadPage = {
  items: ThreadMessage[]
  next_cursor: string | null
  /** Null when there is no message. */
  revision: number | null
  earlier: { items: ThreadMessage[]; next_cursor: string | null }
}

export type Earlier = ThreadPage['earlier']

export type PageRequest = { conversationId: number; historySize: number | null; pageSize: number }

/**
 * The newest pages of several threads, with one statement; with another one if there can be unanswered messages that are older.
 * Months before the first message are not read.
 */
export async function findNewestPages(db: Db, requests: readonly PageRequest[]): Promise<ThreadPage[]> {
  const limits = requests.map(({ pageSize, historySize }) => Math.min(pageSize, historySize ?? pageSize))
  const rows = await selectNewest(db, {
    ids: requests.map(({ conversationId }) => conversationId),
    limits: limits.map((limit) => limit + 1),
  })
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  const pages = requests.map((request, index) => {
    const found = byPlace.get(index + 1) ?? []
    const limit = limits[index] ?? 0
    const page = pageOf(found, limit, (row) => cursorOfRow(row.thread_time, row.id))
    const [first] = found
    return {
      ...request,
      limit,
      items: page.items.toReversed(),
      nextCursor: page.next_cursor,
      // It is the same in all rows of a thread. The cast: the statement builds it.
      thread: first ? (JSON.parse(first.thread) as ThreadSnapshot) : null,
    }
  })
  const earlier = await findEarlierUnanswered(db, pages)
  return pages.map((page, index) => newestPageOf(page, earlier[index] ?? []))
}

/** A lateral join returns the rows of each thread in their order, so they are not sorted again. */
const selectNewest = compileOnce(
  (db, { ids, limits }: { ids: RawBuilder<number[]>; limits: RawBuilder<number[]> }) =>
    sql<ThreadMessage & { thread: string; place: number }>`
      with asked as materialized (
        select r.place, r.how_many, c.id, c.first_message_at as since, jsonb_build_object('revision', c.revision,
          'last_id', c.last_message_id, 'answered_to', coalesce(c.last_operator_message_id, 0))::text as thread
        from unnest(${ids}::bigint[], ${limits}::bigint[]) with ordinality r (conversation_id, how_many, place)
          join conversations c on c.id = r.conversation_id
      )
      select a.place, a.thread, m.*
      from asked a cross join lateral ${selectMessages(db)
        .where('m.conversation_id', '=', sql<number>`a.id`)
        .where('m.created_at', '>=', sinceOrAlways(sql`a.since`))
        .orderBy(timeInThread, 'desc')
        .orderBy('m.id', 'desc')
        .limit(sql<number>`a.how_many`)} m`.compile(db),
)

type Limits = { limit: number; historySize: number | null }

function newestPageOf(
  { items, nextCursor, thread, limit, historySize }: NewestMessages & Limits,
  unanswered: EarlierMessage[],
): ThreadPage {
  const isComplete = limit === historySize && unanswered.length < maxUnanswered
  const last = oldestWithoutGap(items, unanswered)
  return {
    items,
    next_cursor: isComplete ? null : nextCursor,
    revision: thread?.revision ?? null,
    earlier: {
      items: unanswered,
      next_cursor: isComplete || nextCursor === null || !last ? null : cursorOfRow(last.thread_time, last.id),
    },
  }
}
