import {
  type exportHistory,
  type HistoryOrder,
  maxExportRows,
  type QueryOf,
  rankedHits,
} from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, pageOf } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { compileSearch } from './compile-search.ts'
import { marksQuery } from './marks-query.ts'
import { type FoundEntry, readEntries } from './read-entries.ts'

export type HistoryFilters = QueryOf<typeof exportHistory>

/** A search that can be repeated: `words` marks the hits; `query` also has the filters. Null if nothing can match. */
type Compiled = { words: string | null; query: string | null }

async function compile(db: Db, viewer: Operator, filters: HistoryFilters): Promise<Compiled> {
  const marks = marksQuery(viewer, filters)
  const words = await compileSearch(db, filters.q, filters.language)
  return { words, query: marks === null ? null : [words && `(${words})`, marks].filter(Boolean).join(' & ') }
}

type Place = { cursor?: string | undefined; most: number; ranked?: string | null }

/** SQL: the entries of the period that match, newest first. */
function matching(
  query: string,
  { from, to, timezone = 'UTC' }: HistoryFilters,
  { cursor, most, ranked = null }: Place,
) {
  const [moment = null, id = null] = cursor?.split('_') ?? []
  const midnight = (day: string | undefined, later: number) =>
    day === undefined
      ? sql`null::timestamptz`
      : sql`((${day}::date + ${later}::int)::timestamp at time zone ${timezone}::text)`
  return sql`find_history(${query}::tsquery, ${midnight(from, 0)},
    coalesce(${moment}::timestamptz, least(now(), ${midnight(to, 1)} - interval '1 microsecond')), ${id}::bigint, ${most}::int,
    ${ranked}::tsquery)`
}

/** A page of the message history, newest first. */
export async function findEntries(
  db: Db,
  viewer: Operator,
  { cursor, ...filters }: HistoryFilters & { cursor?: string | undefined },
  limit: number,
) {
  const { query, words } = await compile(db, viewer, filters)
  if (query === null) return { items: [], next_cursor: null }
  const { rows } =
    await sql<FoundEntry>`select * from ${matching(query, filters, { cursor, most: limit + 1 })}`.execute(db)
  const { items, next_cursor } = pageOf(rows, limit, (row) => cursorOfRow(row.at, row.id))
  return { items: await readEntries(db, items, words), next_cursor }
}

/** The best matches among the newest hits. Without words there is no best one: then the newest. */
export async function findBest(db: Db, viewer: Operator, filters: HistoryFilters, limit: number) {
  const { query, words } = await compile(db, viewer, filters)
  if (query === null) return { items: [], next_cursor: null }
  const { rows } = await sql<FoundEntry>`
    select * from ${matching(query, filters, { most: rankedHits, ranked: words })}
    order by rank desc, at desc, id desc limit ${limit}`.execute(db)
  return { items: await readEntries(db, rows, words), next_cursor: null }
}

/** A page in the requested order. */
export const findHistory = (
  db: Db,
  viewer: Operator,
  { order, ...filters }: HistoryFilters & { cursor?: string | undefined; order?: HistoryOrder | undefined },
  limit: number,
) =>
  order === 'best' && filters.q
    ? findBest(db, viewer, filters, limit)
    : findEntries(db, viewer, filters, limit)

/** A query with one row for each entry that matches, up to one more than a file can have. */
export const entryIds = (db: Db, viewer: Operator, filters: HistoryFilters) =>
  newest(db, viewer, filters, maxExportRows + 1)

/** Counts the entries that match, up to a number. */
export async function countEntries(
  db: Db,
  viewer: Operator,
  filters: HistoryFilters,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${await newest(db, viewer, filters, most)}) newest`.execute(db)
  return rows[0]?.count ?? 0
}

async function newest(db: Db, viewer: Operator, filters: HistoryFilters, most: number) {
  const { query } = await compile(db, viewer, filters)
  return query === null ? sql`select where false` : sql`select id from ${matching(query, filters, { most })}`
}
