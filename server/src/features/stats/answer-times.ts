import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { type Counted, conditionOf, nextDay } from './counted-rows.ts'
import type { PeriodParts } from './period-parts.ts'
import { areMonths } from './sum-steps.ts'
import type { Period } from './sums-of-days.ts'

/** Seconds; from half a minute on within 2 %. */
export type AnswerTime = { median: number; ninetieth: number }

/** The middle of a step of `answer_time_step`. */
export const secondsOfStep = (step: number) => (step < 30 ? step : Math.round(30 * 1.04 ** (step - 29.5)))

/**
 * How long customers waited for replies, in each step of a period and in the whole of it (`step` 0): of the days that are rolled up.
 */
export async function findAnswerTimes(
  db: Db,
  parts: PeriodParts,
  counted: Counted,
  steps: readonly Period[],
): Promise<Map<number, AnswerTime>> {
  const hasMonths = areMonths(parts, steps)
  const waits = counted.people
    ? waitsOfPeople(parts, counted, hasMonths)
    : waitsOfAll(parts, counted, hasMonths)
  const { rows } = await sql<{ step: number; median: number; ninetieth: number }>`
    with replies as materialized (
      select width_bucket(day, ${steps.map(({ from }) => from)}::date[]) as step, wait, sum(replies) as replies from (${waits}) w
      group by 1, 2
    ), summed as (
      select coalesce(step, 0) as step, wait, sum(replies) as replies from replies group by grouping sets ((step, wait), (wait))
    ), running as (
      select step, wait, sum(replies) over (partition by step order by wait) as reached, sum(replies) over (partition by step) as every
      from summed
    )
    select step, min(wait) filter (where reached >= every * 0.5) as median, min(wait) filter (where reached >= every * 0.9) as ninetieth
    from running group by step`.execute(db)
  return new Map(
    rows.map(({ step, median, ninetieth }) => [
      step,
      { median: secondsOfStep(median), ninetieth: secondsOfStep(ninetieth) },
    ]),
  )
}

/** Whole months, and the days before and after them; or all days. */
export const ranges = (
  { from, to, monthsFrom, monthsUntil }: PeriodParts,
  hasMonths: boolean,
  read: (span: 'day' | 'month', from: string, before: string) => RawBuilder<unknown>,
) =>
  hasMonths
    ? sql`${read('month', monthsFrom, monthsUntil)} union all ${read('day', from, monthsFrom)} union all ${read('day', monthsUntil, nextDay(to))}`
    : read('day', from, nextDay(to))

/** The sums have a row for all site owners (0), and one for all languages (empty). */
function waitsOfAll(parts: PeriodParts, { siteowners, language = '' }: Counted, hasMonths: boolean) {
  return ranges(
    parts,
    hasMonths,
    (span, from, before) => sql`
    select start as day, w.wait, w.replies from stats_answer_time_sums, unnest(steps, counts) w (wait, replies)
    where span = ${span} and start >= ${from}::date and start < ${before}::date and language = ${language}
      and ${siteowners ? sql`siteowner_id > 0 and ${siteowners}` : sql`siteowner_id = 0`}`,
  )
}

/** The tables with the times of single operators. */
export const waitTables = {
  day: 'stats_answer_time_days',
  month: 'stats_answer_time_operator_months',
} as const

function waitsOfPeople(parts: PeriodParts, counted: Counted, hasMonths: boolean) {
  return ranges(
    parts,
    hasMonths,
    (span, from, before) => sql`
    select ${sql.ref(span)} as day, answer_time_step(w.bucket) as wait, w.replies
    from ${sql.table(waitTables[span])}, unnest(buckets, counts) w (bucket, replies)
    where ${sql.ref(span)} >= ${from}::date and ${sql.ref(span)} < ${before}::date and ${conditionOf(counted)}`,
  )
}
