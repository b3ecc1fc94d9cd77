import { type RawBuilder, sql } from 'kysely'
import { isAfterCursor, isAfterCursorAscending } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { conditionsOf, type Filters, hasOpen, statusesOf } from './conditions.ts'

export type Viewer = Pick<Operator, 'siteownerIds'>
/** A conversation of a page, and where it stands: by its wait, or else by its newest message. */
export type PageRow = { id: number; waiting_since: string | null; last_message_at: string }

type Asked = { viewer: Viewer; filters: Filters; limit: number }

/**
 * The first `limit` conversations after the cursor that match all filters: only ids and times, so that the other columns are read
 * for the rows of the page and no others.
 */
export async function findPage(db: Db, { viewer, filters, limit }: Asked): Promise<PageRow[]> {
  const { cursor, order } = filters
  const find = async (query: RawBuilder<PageRow>) => (await query.execute(db)).rows
  if (order === 'newest') return find(selectNewest({ viewer, filters, limit }))
  const isInRest = cursor !== undefined && !cursor.startsWith(waitMark)
  const mayWait = !isInRest && hasOpen(statusesOf(filters))
  const waiting = mayWait ? await find(selectWaiting({ viewer, filters, limit })) : []
  if (waiting.length === limit) return waiting
  const rest = selectNewest({
    viewer,
    filters: isInRest ? filters : { ...filters, cursor: undefined },
    limit: limit - waiting.length,
    isRest: true,
  })
  return [...waiting, ...(await find(rest))]
}

const waitMark = 'wait_'

/** The cursor of a row in the order of the list. */
export const cursorOf = ({ id, waiting_since, last_message_at }: PageRow, { order }: Filters) =>
  order !== 'newest' && waiting_since !== null
    ? `${waitMark}${waiting_since}_${id}`
    : `${last_message_at}_${id}`

/** A query for all conversations that match, in no order. */
export function selectMatching(viewer: Viewer, filters: Filters): RawBuilder<unknown> {
  return selectNewest({ viewer, filters, limit: null })
}

/** A condition on queue item `q` of conversation `c`: its customer waits for an answer. */
export const isWaitingItem = sql<boolean>`(c.status = 'open' and q.kind = 'reply' and not q.held and q.due_at <= now())`

/** What the indexes of queue items have apart: for everybody, for masters, and in hand. */
const places = [
  sql`q.expires_at is null and not q.held and not q.for_master`,
  sql`q.expires_at is null and not q.held and q.for_master`,
  sql`q.expires_at is not null`,
]

/** The chats that wait, the longest wait first. */
function selectWaiting({ viewer, filters, limit }: Asked): RawBuilder<PageRow> {
  const { cursor } = filters
  const after = cursor
    ? sql`and ${isAfterCursorAscending(cursor.slice(waitMark.length), sql`q.due_at`, sql`q.conversation_id`)}`
    : sql``
  const parts = places.map(
    (place) => sql`(
      select c.id, q.due_at as waiting_since, c.last_message_at
      from queue_items q join conversations c on c.id = q.conversation_id
      where ${place} and ${isWaitingItem} and ${isOfSite(viewer, filters, sql`q.siteowner_id`)}
        and ${sql.join(conditionsOf(filters), sql` and `)} ${hasWritten(filters.operator_id)} ${after}
      order by q.due_at, q.conversation_id limit ${limit})`,
  )
  return sql`${sql.join(parts, sql` union all `)} order by waiting_since, id limit ${limit}`
}

type Newest = Omit<Asked, 'limit'> & {
  /** Null: all, in no order. */
  limit: number | null
  /** Without those that wait. */
  isRest?: true
}

/** Conversations with the newest message first. */
function selectNewest({ viewer, filters, limit, isRest }: Newest): RawBuilder<PageRow> {
  const columns = sql`c.id, null::timestamptz as waiting_since, c.last_message_at`
  const conditions = sql.join(
    [
      ...conditionsOf(filters),
      ...(filters.cursor
        ? [isAfterCursor(filters.cursor.replace(waitMark, ''), sql`c.last_message_at`, sql`c.id`)]
        : []),
      ...(isRest ? [doesNotWait] : []),
    ],
    sql` and `,
  )
  const newestFirst = limit === null ? sql`` : sql`order by c.last_message_at desc, c.id desc limit ${limit}`
  // Conversations without an answer are few. Of those with one, an operator can have written in none of the newest.
  if (filters.operator_id !== undefined && statusesOf(filters).has('answered'))
    return sql`
      select ${columns} from conversations c
      where c.id = any(array(select conversation_id from conversation_operators where operator_id = ${filters.operator_id}))
        and ${isOfSite(viewer, filters, sql`c.siteowner_id`)} and ${conditions}
      ${newestFirst}`
  return sql`
    select ${columns}
    from siteowners s
    cross join lateral (
      select c.id, c.last_message_at from conversations c
      where c.siteowner_id = s.id and ${conditions} ${hasWritten(filters.operator_id)}
      ${newestFirst}
    ) c
    where ${isOfSite(viewer, filters, sql`s.id`)}
    ${newestFirst}`
}

const doesNotWait = sql<boolean>`(c.status <> 'open' or not exists (
  select from queue_items q where q.conversation_id = c.id and ${isWaitingItem}))`

/** A condition on the site owner: the viewer works for it, and it is the one of the filter. */
function isOfSite(viewer: Viewer, { siteowner_id }: Filters, id: RawBuilder<unknown>): RawBuilder<boolean> {
  const [condition = sql<boolean>`true`] = ofSiteowners(viewer, siteowner_id, id)
  return condition
}

const hasWritten = (operatorId: number | undefined) =>
  operatorId === undefined
    ? sql``
    : sql`and exists (select from conversation_operators w where w.conversation_id = c.id and w.operator_id = ${operatorId})`
