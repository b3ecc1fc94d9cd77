import type { ReportGroup } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { isOfMonths, type Parts } from './parts.ts'

/** Median seconds of writing, and of waiting for the first review; null without a text, or when they were not asked for. */
export type Medians = { writing_seconds: number | null; review_seconds: number | null }
export const noMedians: Medians = { writing_seconds: null, review_seconds: null }

/** The seconds that texts took: lists of whole numbers with commas. `counts` says how many texts took each of them; without it, one did. */
type Seconds<Column extends string> = Record<Column, string | null>
type Row = Seconds<'writing' | 'writing_counts' | 'review' | 'review_counts'>

const writing = sql`string_agg(t.writing_seconds::text, ',')`
const review = sql`string_agg(review_seconds(t.first_written_at, t.first_reviewed_at)::text, ',')`

/** The parts of a period, and SQL: the texts `t` around the counted months. */
type Texts = { parts: Parts; texts: RawBuilder<unknown> }

/** The medians of all texts. */
export async function findMedians(db: Db, { parts, texts }: Texts): Promise<Medians> {
  const { rows } = await sql<Row>`
    select writing, writing_counts, review, review_counts from profile_text_months where ${isOfMonths(parts)}
    union all select ${writing}, null, ${review}, null from ${texts}`.execute(db)
  const countOf = (column: 'writing' | 'review') => {
    const counts = new Map<number, number>()
    for (const row of rows) {
      const each = numbersIn(row[`${column}_counts`])
      for (const [index, seconds] of numbersIn(row[column]).entries())
        counts.set(seconds, (counts.get(seconds) ?? 0) + (each[index] ?? 1))
    }
    return counts
  }
  return { writing_seconds: medianOf(countOf('writing')), review_seconds: medianOf(countOf('review')) }
}

const columnOf = { operator: 'operator_id', siteowner: 'siteowner_id', language: 'language' } as const

/**
 * The medians of each group.
 * @param column SQL: the column of the groups in the texts
 * @param needsReviews whether `review_seconds` are needed too
 */
export async function findMediansOfGroups(
  db: Db,
  { parts, texts }: Texts,
  { by, column, needsReviews }: { by: ReportGroup; column: RawBuilder<unknown>; needsReviews: boolean },
): Promise<Map<string, Medians>> {
  const key = sql.ref(columnOf[by])
  const { rows } = await sql<{ key: string } & Seconds<'writing' | 'review'>>`
    select key, string_agg(writing, ',') as writing, string_agg(review, ',') as review
    from (
      select ${key}::text as key, writing, ${needsReviews ? sql`review` : sql`null`} as review
      from profile_text_sums where ${isOfMonths(parts)} and ${key} is not null
      union all
      select ${column}::text, ${writing}, ${needsReviews ? review : sql`null`} from ${texts} group by ${column}) n
    group by key`.execute(db)
  return new Map(
    rows.map((row) => [
      row.key,
      { writing_seconds: medianIn(row.writing), review_seconds: medianIn(row.review) },
    ]),
  )
}

// The cast: a list of whole numbers with commas. JSON.parse is much faster than splitting it.
const numbersIn = (text: string | null) => (text ? (JSON.parse(`[${text}]`) as number[]) : [])

function medianIn(text: string | null): number | null {
  // An array of integers sorts three times as fast as one of all numbers.
  const sorted = Int32Array.from(numbersIn(text)).sort()
  return between(sorted.length, (index) => sorted[index])
}

/** The median of numbers that occur so often each. */
function medianOf(counts: ReadonlyMap<number, number>): number | null {
  const sorted = [...counts].sort(([one], [other]) => one - other)
  const all = sorted.reduce((sum, [, count]) => sum + count, 0)
  return between(all, (index) => {
    let before = 0
    return sorted.find(([, count]) => {
      before += count
      return before > index
    })?.[0]
  })
}

/** The mean of the two numbers in the middle of a sorted list, which are the same one if their number is odd. */
function between(length: number, at: (index: number) => number | undefined): number | null {
  const [low, high] = [at((length - 1) >> 1), at(length >> 1)]
  return low === undefined || high === undefined ? null : (low + high) / 2
}
