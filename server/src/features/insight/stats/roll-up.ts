import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { firstDay } from './first-day.ts'

/** Maximum time of one run in milliseconds; the next run continues. Other jobs of the node wait meanwhile. */
const maxRunTime = 10_000

/**
 * Brings the tables `stats_…` up to date: adds the messages that customers have answered since, and counts the days that are
 * over, newest first, each in a transaction. The statistics are exact at any time, also while this has not run: see
 * `sums-of-days.ts`.
 * @returns the number of days
 */
export async function rollUpStatistics(db: Db, runTime = maxRunTime): Promise<number> {
  const deadline = Date.now() + runTime
  await rollUpChanges(db, Date.now() + runTime / 2)
  let days = 0
  for (;;) {
    const { rows } = await sql<{ day: string | null }>`
      select to_char(max(day), 'YYYY-MM-DD') as day from ${daysToRollUp}`.execute(db)
    const day = rows[0]?.day ?? null
    if (day === null) return days
    await sql`select roll_up_days(${day}::date, ${day}::date)`.execute(db)
    days += 1
    if (Date.now() >= deadline) return days
  }
}

/**
 * Adds the messages that customers have answered since, in portions: after a busy hour they are many thousands, and one statement
 * for all would take a processor for seconds. Between two portions, the database works for others.
 */
async function rollUpChanges(db: Db, deadline: number) {
  for (;;) {
    const start = performance.now()
    const { rows } = await sql<{ added: number }>`select roll_up_changes() as added`.execute(db)
    if (!rows[0]?.added || Date.now() >= deadline) return
    await wait(2 * (performance.now() - start))
  }
}

/** The days that are over and not counted yet, without those that get a new time zone first (`recount-days.ts`). */
export const daysToRollUp = sql`(
  select d.day::date as day
  from generate_series(
    ${firstDay}::timestamp,
    last_day_to_roll_up()::timestamp, '1 day') d (day)
  where d.day::date not in (select day from stats_rolled_days) and d.day > (select since_day from service_time)
) days_to_roll_up`
