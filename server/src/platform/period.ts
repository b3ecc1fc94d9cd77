import { type RawBuilder, sql } from 'kysely'

export type LocalPeriod = {
  from?: string | undefined
  to?: string | undefined
  timezone?: string | undefined
}

/** SQL: the beginning of a day in a time zone, or of the day that is `later` days after it. */
export const midnight = (day: string, timezone: string, later = 0) =>
  sql`((${day}::date + ${later}::int)::timestamp at time zone ${timezone}::text)`

/** The conditions that a time falls on a day of the period, in its time zone (default UTC). */
export function isWithin(
  { from, to, timezone = 'UTC' }: LocalPeriod,
  at: RawBuilder<unknown>,
): RawBuilder<boolean>[] {
  return [
    ...(from === undefined ? [] : [sql<boolean>`${at} >= ${midnight(from, timezone)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${at} < ${midnight(to, timezone, 1)}`]),
  ]
}
