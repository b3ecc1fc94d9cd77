import { type exportHistory, type HistoryOrder, type QueryOf, rankedHits } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, pageOf } from '../../../platform/cursor.ts'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { beginningOf, endOf } from '../../../platform/service-time.ts'
import { findTeam } from '../../people/operators/find-team.ts'
import { compileSearch } from './compile-search.ts'
import { marksOf, queriesOf } from './marks.ts'
import { type FoundEntry, readEntries } from './read-entries.ts'

export type HistoryFilters = QueryOf<typeof exportHistory>

/** `words` marks and ranks the hits; `queries` also has the filters, and all of them must match. Null queries match nothing. */
type Compiled = { words: string | null; queries: string[] | null }

async function compile(db: Db, viewer: Operator, filters: HistoryFilters): Promise<Compiled> {
  const marks = marksOf(viewer, filters, await findTeam(db, viewer, filters.team_id))
  const search = await compileSearch(db, filters.q, filters.language)
  const words = search?.hits ?? null
  if (marks === null) return { words, queries: null }
  const { required, excluded } = marks
  return {
    words,
    queries: queriesOf({ required: search ? [search.query, ...required] : required, excluded }),
  }
}

/** SQL: the first moment of the period, and the last one, which is not in the future: both are in the period. */
export const momentsOf = ({ from, to }: HistoryFilters) => ({
  first: from === undefined ? sql`null::timestamptz` : beginningOf(from),
  last: to === undefined ? sql`now()` : sql`least(now(), ${endOf(to)} - interval '1 microsecond')`,
})

const foundColumns = sql`id, at, message_id, message_created_at, skip_id`

/** A page of the message history, newest first. */
export async function findEntries(
  db: Db,
  viewer: Operator,
  { cursor, ...filters }: HistoryFilters & { cursor?: string | undefined },
  limit: number,
) {
  const { queries, words } = await compile(db, viewer, filters)
  if (queries === null) return { items: [], next_cursor: null }
  const { first, last } = momentsOf(filters)
  const [moment = null, id = null] = cursor?.split('_') ?? []
  const { rows } = await sql<FoundEntry>`
    select ${foundColumns} from find_history_entries(${queries}::tsquery[], ${first}, coalesce(${moment}::timestamptz, ${last}), ${id}::bigint, ${limit + 1})`.execute(
    db,
  )
  const { items, next_cursor } = pageOf(rows, limit, (row) => cursorOfRow(row.at, row.id))
  return { items: await readEntries(db, items, words), next_cursor }
}

/** The best matches among the newest hits, up to a number. */
async function findBest(db: Db, viewer: Operator, filters: HistoryFilters, limit: number) {
  const { queries, words } = await compile(db, viewer, filters)
  if (queries === null) return { items: [], next_cursor: null }
  const { first, last } = momentsOf(filters)
  const { rows } = await sql<FoundEntry>`
    select ${foundColumns} from find_history_entries(${queries}::tsquery[], ${first}, ${last}, null, ${rankedHits})
    order by ts_rank(words, ${words}::tsquery) desc, at desc, id desc limit ${limit}`.execute(db)
  return { items: await readEntries(db, rows, words), next_cursor: null }
}

/** A page in the requested order. Without words there is no best match: then the newest. */
export const findHistory = (
  db: Db,
  viewer: Operator,
  { order, ...filters }: HistoryFilters & { cursor?: string | undefined; order?: HistoryOrder | undefined },
  limit: number,
) =>
  order === 'best' && filters.q?.trim()
    ? findBest(db, viewer, filters, limit)
    : findEntries(db, viewer, filters, limit)

/** Counts the entries that match, up to a number. */
export async function countEntries(
  db: Db,
  viewer: Operator,
  filters: HistoryFilters,
  most: number,
): Promise<number> {
  const { queries } = await compile(db, viewer, filters)
  if (queries === null) return 0
  const { first, last } = momentsOf(filters)
  const { rows } = await sql<{ count: number }>`
    select count_history_entries(${queries}::tsquery[], ${first}, ${last}, ${most}) as count`.execute(db)
  return rows[0]?.count ?? 0
}
