import type { exportShowings, listShowings, QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { beginningOf, endOf } from '../../../platform/service-time.ts'
import { timeInThread } from '../../conversations/thread-rows.ts'

type Filters = QueryOf<typeof exportShowings>

function matching(db: Db, viewer: Operator, filters: Filters) {
  let query = db.selectFrom('disclosure_showings as w')
  for (const condition of ofSiteowners(viewer, filters.siteowner_id, sql`w.siteowner_id`))
    query = query.where(condition)
  if (filters.to !== undefined) query = query.where(sql<boolean>`w.shown_at < ${endOf(filters.to)}`)
  if (filters.from !== undefined) {
    const isFollowed = sql`exists (select from disclosure_showings n where n.customer_id = w.customer_id
      and n.shown_at <= ${beginningOf(filters.from)} and (n.shown_at, n.id) > (w.shown_at, w.id))`
    query = query.where(sql<boolean>`not ${isFollowed}`)
  }
  if (filters.language) query = query.where('w.language', '=', filters.language)
  if (filters.version) query = query.where('w.version', '=', filters.version)
  if (filters.customer)
    query = query.where(
      'w.customer_id',
      '=',
      sql<number>`(select cu.id from customers cu where cu.siteowner_id = ${filters.siteowner_id} and cu.external_id = ${filters.customer})`,
    )
  return query
}

/** When the next text was shown to the customer of showing `p`. */
const next = sql`left join lateral (
  select min(n.shown_at) as shown_at from disclosure_showings n
  where n.customer_id = p.customer_id and (n.shown_at, n.id) > (p.shown_at, p.id)) next on true`

/** The messages of both sides of the customer of showing `p` while it was the last one, at the times of their threads. */
function countedWithin({ from, to }: Filters) {
  const begins = from === undefined ? sql`p.shown_at` : sql`greatest(p.shown_at, ${beginningOf(from)})`
  const ends = to === undefined ? sql`next.shown_at` : sql`least(next.shown_at, ${endOf(to)})`
  return sql`left join lateral (
    select count(*) filter (where m.direction in ('in', 'past')) as messages_in,
      count(*) filter (where m.direction in ('out', 'site')) as messages_out
    from conversations c join all_messages m on m.conversation_id = c.id
    where c.customer_id = p.customer_id and ${timeInThread} >= ${begins} and ${timeInThread} < coalesce(${ends}, 'infinity')) counted on true`
}

/** One row for each showing that matches. */
export const showingIds = (db: Db, viewer: Operator, filters: Filters) =>
  matching(db, viewer, filters).select('w.id')

export type ShowingRow = {
  id: number
  shown_at: string
  until: string | null
  messages_in: number
  messages_out: number
  reported_at: string | null
  language: string
  version: string
  customer_id: number
  customer_name: string
  external_id: string
  is_published: boolean
  conversation_id: number | null
}

/** What customers of a site owner were shown, and how much was written meanwhile, latest first. */
export async function findShowings(
  db: Db,
  viewer: Operator,
  { cursor, ...filters }: QueryOf<typeof listShowings>,
  limit: number,
) {
  let page = matching(db, viewer, filters)
    .select([
      'w.id',
      'w.customer_id',
      'w.siteowner_id',
      'w.language',
      'w.version',
      'w.shown_at',
      'w.reported_at',
    ])
    .orderBy('w.shown_at', 'desc')
    .orderBy('w.id', 'desc')
    .limit(limit + 1)
  if (cursor) page = page.where(isAfterCursor(cursor, sql`w.shown_at`, sql`w.id`))
  const { rows } = await sql<ShowingRow>`
    select p.id, p.shown_at, next.shown_at as until, counted.messages_in, counted.messages_out, p.reported_at, p.language, p.version,
      cu.id as customer_id, cu.name as customer_name, cu.external_id,
      exists (select from disclosures d
        where d.siteowner_id = p.siteowner_id and d.language = p.language and d.version = p.version) as is_published,
      (select max(c.id) from conversations c where c.customer_id = cu.id) as conversation_id
    from (${page}) p join customers cu on cu.id = p.customer_id ${next} ${countedWithin(filters)}
    order by p.shown_at desc, p.id desc`.execute(db)
  return pageOf(rows, limit, (row) => cursorOfRow(row.shown_at, row.id))
}
