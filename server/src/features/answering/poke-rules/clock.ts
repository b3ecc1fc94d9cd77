import { type RawBuilder, sql } from 'kysely'

/** The time zone of customer `cu`, or that of the rule `r` of their site owner. */
export const zone: RawBuilder<string> = sql<string>`known_timezone(cu.timezone, r.timezone)`

/** The current day in the customer's time zone. @param zone the time zone as an SQL expression */
export function dayIn(zone: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(now() at time zone ${zone})::date`
}

/** The first moment of the customer's next day that is outside of the quiet hours. */
export function nextDayIn(zone: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`quiet_hours_end(((now() at time zone ${zone})::date + 1)::timestamp at time zone ${zone}, ${zone},
    r.quiet_from, r.quiet_until)`
}

/** How long the customer of conversation `c` has to be silent before the next poke. */
export const silence: RawBuilder<string> = sql<string>`make_interval(mins =>
  case when c.poke_count = 0 then r.silence_minutes else r.next_silence_minutes end)`
