import { type RawBuilder, sql } from 'kysely'

export type LocalPeriod = {
  from?: string | undefined
  to?: string | undefined
  timezone?: string | undefined
}

/** The conditions that a time falls on a day of the period, in its time zone (default UTC). */
export function isWithin(
  { from, to, timezone = 'UTC' }: LocalPeriod,
  at: RawBuilder<unknown>,
): RawBuilder<boolean>[] {
  const midnight = (day: string, later = 0) =>
    sql`((${day}::date + ${later}::int)::timestamp at time zone ${timezone}::text)`
  return [
    ...(from === undefined ? [] : [sql<boolean>`${at} >= ${midnight(from)}`]),
    ...(to === undefined ? [] : [sql<boolean>`${at} < ${midnight(to, 1)}`]),
  ]
}
