import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { today } from '../../../platform/service-time.ts'
import { firstDay } from './first-day.ts'
import type { Period } from './sums-of-days.ts'

/** The parts in which the sums of a period are read. */
export type PeriodParts = Period & {
  /** Whole months from `monthsFrom` to before `monthsUntil` are read by month; the days before and after them by day. */
  monthsFrom: string
  monthsUntil: string
  /** The days that are not rolled up, such as today. Days before the first message are left out. */
  uncounted: string[]
  today: string
}

/** Whether no message can be added to the days any more. An answer to one of their messages still counts. */
export const isSettled = ({ from, to }: Period, { uncounted, today }: PeriodParts) =>
  to < today && !uncounted.some((day) => day >= from && day <= to)

const text = (day: string) => sql.raw(`to_char(${day}, 'YYYY-MM-DD')`)

/** Finds the parts of a period, for statements of the same transaction. */
export async function readPeriodParts(db: Db, { from, to }: Period): Promise<PeriodParts> {
  const { rows } = await sql<Omit<PeriodParts, 'from' | 'to'>>`
    with period as (
      select ${from}::date as first, ${to}::date as last, ${today} as today
    ), months as (
      select *, least(months_from, last + 1) as from_day, greatest(least(months_from, last + 1), months_until) as until_day
      from period, lateral (
        select (date_trunc('month', (first - 1)::timestamp) + interval '1 month')::date as months_from,
          -- Nothing is later than today: the current month is complete.
          (date_trunc('month', (last + 1)::timestamp) + case when last >= today then interval '1 month' else interval '0' end)::date as months_until) m
    ), uncounted as (
      select d.day::date as day
      from period, generate_series(
        greatest(first, ${firstDay})::timestamp,
        least(last, today + 1)::timestamp, '1 day') d (day)
      where d.day::date not in (select day from stats_rolled_days)
    )
    select ${text('from_day')} as "monthsFrom", ${text('until_day')} as "monthsUntil",
      array(select ${text('day')} from uncounted order by day) as uncounted, ${text('today')} as today
    from months`.execute(db)
  const [parts] = rows
  if (!parts) throw new Error('A query without a table returned no row')
  return { from, to, ...parts }
}
