import { type RawBuilder, sql } from 'kysely'
import { compileOnce } from '../../platform/compile-once.ts'
import type { Db } from '../../platform/database.ts'
import {
  selectMessages,
  sinceOrAlways,
  type ThreadMessage,
  timeInThread,
  timeInThreadOf,
} from './thread-rows.ts'

/** The newest messages of a thread, oldest first. */
export type NewestMessages = {
  conversationId: number
  items: ThreadMessage[]
  /** Null when there are no older messages. */
  nextCursor: string | null
  /** Null when there is no message. */
  thread: ThreadSnapshot | null
}

/** The state of a conversation in the snapshot of the statement that read its messages. */
export type ThreadSnapshot = {
  revision: number
  last_id: number
  /** The last message of an operator; 0 if there is none. */
  answered_to: number
}

export type EarlierMessage = ThreadMessage & {
  /** The id of the message after this one in the thread. */
  next_id: number | null
}

/** Maximum number of unanswered messages that come with the newest page because they are older. */
export const maxUnanswered = 200

/**
 * Unanswered messages that are older than the newest messages of their threads, by place in the thread. Most threads cannot have
 * any, because all messages are answered or on the page; without others, there is no query.
 */
export async function findEarlierUnanswered(
  db: Db,
  threads: readonly NewestMessages[],
): Promise<EarlierMessage[][]> {
  const asked = threads.flatMap(({ conversationId, items: [oldest], nextCursor, thread }, index) =>
    oldest && thread && nextCursor !== null && thread.last_id > thread.answered_to
      ? [{ index, conversationId, oldest, thread }]
      : [],
  )
  if (asked.length === 0) return threads.map(() => [])
  const rows = await selectEarlier(db, {
    places: asked.map(({ index }) => index),
    ids: asked.map(({ conversationId }) => conversationId),
    answered: asked.map(({ thread }) => thread.answered_to),
    last: asked.map(({ thread }) => thread.last_id),
    times: asked.map(({ oldest }) => oldest.thread_time),
    oldest: asked.map(({ oldest }) => oldest.id),
  })
  const byPlace = Map.groupBy(rows, ({ place }) => place)
  return threads.map((_thread, index) => (byPlace.get(index) ?? []).sort(byPosition))
}

type Asked = Record<'places' | 'ids' | 'answered' | 'last' | 'oldest', RawBuilder<number[]>> & {
  times: RawBuilder<string[]>
}

const selectEarlier = compileOnce((db, { places, ids, answered, last, times, oldest }: Asked) =>
  sql<EarlierMessage & { place: number }>`
    select a.place, m.*
    from unnest(${places}::int[], ${ids}::bigint[], ${answered}::bigint[], ${last}::bigint[], ${times}::timestamptz[],
        ${oldest}::bigint[]) a (place, conversation_id, answered_to, last_id, oldest_time, oldest_id)
      join conversations c on c.id = a.conversation_id
      cross join lateral ${selectMessages(db)
        .where('m.conversation_id', '=', sql<number>`a.conversation_id`)
        .where('m.created_at', '>=', sinceOrAlways(sql`c.first_message_at`))
        .where('m.direction', '=', 'in')
        .where('m.id', '>', sql<number>`a.answered_to`)
        .where('m.id', '<=', sql<number>`a.last_id`)
        .where(sql<boolean>`(${timeInThread}, m.id) < (a.oldest_time, a.oldest_id)`)
        .select(nextInThread.as('next_id'))
        .orderBy('m.id', 'desc')
        .limit(sql.lit(maxUnanswered))} m`.compile(db),
)

/** The id of the message after `m` in the thread of `c`. */
const nextInThread = sql<
  number | null
>`(select n.id from messages n where n.conversation_id = a.conversation_id
  and n.created_at >= ${sinceOrAlways(sql`c.first_message_at`)}
  and (${timeInThreadOf('n')}, n.id) > (${timeInThread}, m.id)
  order by ${timeInThreadOf('n')}, n.id limit 1)`

type Position = { id: number; thread_time: string }

/** Compares times without their `Z`: only then does 10:00:00 sort before 10:00:00.5. */
const byPosition = (one: Position, other: Position) => {
  const [first, second] = [one.thread_time.slice(0, -1), other.thread_time.slice(0, -1)]
  return first === second ? one.id - other.id : first < second ? -1 : 1
}

/** The oldest of these messages from which all messages of the thread up to the newest page are among them. */
export function oldestWithoutGap(page: Position[], earlier: EarlierMessage[]): Position | undefined {
  let [oldest] = page
  for (const row of earlier.toReversed()) if (row.next_id === oldest?.id) oldest = row
  return oldest
}
