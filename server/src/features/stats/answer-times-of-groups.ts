import type { StatsGroup } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type AnswerTime, ranges, secondsOfStep, waitTables } from './answer-times.ts'
import { type Counted, conditionOf } from './counted-rows.ts'
import type { PeriodParts } from './period-parts.ts'

/** The column of the groups whose answer times are kept. */
const columns = { language: 'language', siteowner: 'siteowner_id', operator: 'operator_id' } as const
type TimedGroup = keyof typeof columns

const isTimed = (by: StatsGroup): by is TimedGroup => Object.hasOwn(columns, by)

/**
 * How long customers waited for replies, for each row of the table: of languages and site owners, and of the operators of a team. Of all
 * operators together, reading the times of each would take longer than the rest of the page.
 */
export async function findAnswerTimesOfGroups(
  db: Db,
  parts: PeriodParts,
  counted: Counted,
  by: StatsGroup,
): Promise<Map<string, AnswerTime>> {
  if (!isTimed(by) || (by === 'operator' && !counted.people)) return new Map()
  const waits = counted.people ? waitsOfPeople(parts, counted, by) : waitsOfAll(parts, counted, by)
  const { rows } = await sql<{ key: string; median: number; ninetieth: number }>`
    with summed as (
      select key, wait, sum(replies) as replies from (${waits}) w group by 1, 2
    ), running as (
      select key, wait, sum(replies) over (partition by key order by wait) as reached, sum(replies) over (partition by key) as every
      from summed
    )
    select key::text, min(wait) filter (where reached >= every * 0.5) as median, min(wait) filter (where reached >= every * 0.9) as ninetieth
    from running group by key`.execute(db)
  return new Map(
    rows.map(({ key, median, ninetieth }) => [
      key,
      { median: secondsOfStep(median), ninetieth: secondsOfStep(ninetieth) },
    ]),
  )
}

/** The sums have a row for all site owners (0), and one for all languages (empty). */
function waitsOfAll(parts: PeriodParts, { siteowners, language = '' }: Counted, by: TimedGroup) {
  const isCounted: RawBuilder<unknown> =
    by === 'siteowner'
      ? sql`siteowner_id > 0 and language = ${language} and ${siteowners ?? sql`true`}`
      : sql`${siteowners ? sql`siteowner_id > 0 and ${siteowners}` : sql`siteowner_id = 0`}
          and ${language === '' ? sql`language <> ''` : sql`language = ${language}`}`
  return ranges(
    parts,
    true,
    (span, from, before) => sql`
    select ${sql.ref(columns[by])} as key, w.wait, w.replies from stats_answer_time_sums, unnest(steps, counts) w (wait, replies)
    where span = ${span} and start >= ${from}::date and start < ${before}::date and ${isCounted}`,
  )
}

const waitsOfPeople = (parts: PeriodParts, counted: Counted, by: TimedGroup) =>
  ranges(
    parts,
    true,
    (span, from, before) => sql`
    select ${sql.ref(columns[by])} as key, answer_time_step(w.bucket) as wait, w.replies
    from ${sql.table(waitTables[span])}, unnest(buckets, counts) w (bucket, replies)
    where ${sql.ref(span)} >= ${from}::date and ${sql.ref(span)} < ${before}::date and ${conditionOf(counted)}`,
  )
