import { type RawBuilder, sql } from 'kysely'
import type { Db } from './database.ts'

/**
 * The days of the service: those of the time zone that an admin has chosen (table `service_time`). These expressions and the SQL functions
 * behind them are the only code that knows which day a moment is on.
 */

const column = (name: string) => `(select ${name} from service_time)`

/** SQL text: the day on which a moment is. */
export const dayTextOf = (moment: string) =>
  `day_in(${moment}, ${['since', 'since_day', 'zone', 'zone_before'].map(column).join(', ')})`

/** SQL text: the hour of the day, from 0 to 23, in which a moment is. */
export const hourTextOf = (moment: string) =>
  `hour_in(${moment}, ${['since', 'zone', 'zone_before'].map(column).join(', ')})`

/** SQL: the same. */
export const dayOf = (moment: string) => sql.raw<string>(dayTextOf(moment))
export const hourOf = (moment: string) => sql.raw<number>(hourTextOf(moment))

const zoneTextToday = 'case when now() < since then zone_before else zone end'
/** SQL: the time zone of today, as a column of `service_time`. */
export const zoneToday = sql.raw<string>(zoneTextToday)

/** The time zone of today. */
export async function readZoneToday(db: Db): Promise<string> {
  const { rows } = await sql<{ zone: string }>`select ${zoneToday} as zone from service_time`.execute(db)
  return rows[0]?.zone ?? 'UTC'
}

/** SQL: the beginning of the hour in which a moment of today is: in some time zones, hours begin at half past. */
export const beginningOfHour = (moment: string) =>
  sql.raw<string>(`date_trunc('hour', ${moment}, (select ${zoneTextToday} from service_time))`)

/** SQL: the current day. It is computed once, and not for each row. */
export const today = sql<string>`(select day_of(now()))`

type Day = string | RawBuilder<unknown>

/** SQL: the first moment of a day. */
export const beginningOf = (day: Day) => sql<string>`day_begins(${day}::date)`

/** SQL: the first moment after a day. */
export const endOf = (day: Day) => sql<string>`day_begins(${day}::date + 1)`

/** The first and the last day of a period. */
export type Days = { from?: string | undefined; to?: string | undefined }

/** SQL: the conditions that a moment is on a day of the period. */
export const isWithin = ({ from, to }: Days, at: RawBuilder<unknown>): RawBuilder<boolean>[] => [
  ...(from === undefined ? [] : [sql<boolean>`${at} >= ${beginningOf(from)}`]),
  ...(to === undefined ? [] : [sql<boolean>`${at} < ${endOf(to)}`]),
]
