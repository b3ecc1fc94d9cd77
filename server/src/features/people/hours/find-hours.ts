import type { HoursOfDay } from '@panel/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { isOpen, sessionHours } from '../sign-in/session.ts'

/** The first and the last day. */
export type HourDays = { from: string; to: string }
export type DayRow = HoursOfDay & { operator_id: number }

/** SQL: the seconds in a multirange of moments. */
const secondsOf = (times: string): RawBuilder<number> =>
  sql.raw(
    `(select coalesce(round(extract(epoch from sum(upper(span) - lower(span)))), 0)::int from unnest(${times}) span)`,
  )

const iso = (moment: string) => `to_char(${moment} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`

/**
 * The hours of operators by day of the service, a row for each operator and day: the union of their sessions without their rests. Days
 * are computed here, so they are those of the time zone that is set now.
 */
export async function findHours(db: Db, operatorIds: number[], { from, to }: HourDays): Promise<DayRow[]> {
  const { rows } = await sql<DayRow>`
    with days as (
      select d::date as day, day_begins(d::date) as begins, greatest(day_begins(d::date), day_begins(d::date + 1)) as ends
      from generate_series(${from}::date::timestamp, ${to}::date::timestamp, interval '1 day') d
    ), period as materialized (
      select min(begins) as begins, max(ends) as ends from days
    ), worked as (
      select w.operator_id, range_agg(tstzrange(w.started_at, w.last_act_at)) as times
      from work_sessions w
      where w.operator_id = any(${operatorIds}::bigint[]) and w.started_at < (select ends from period)
        and w.started_at > (select begins from period) - make_interval(hours => ${sql.lit(sessionHours)})
      group by w.operator_id
    ), rested as (
      select a.operator_id, range_agg(tstzrange(a.started_at, ${restEnd})) as times
      from away_times a
      where a.operator_id = any(${operatorIds}::bigint[]) and not a.counts_as_work
        and a.started_at < (select ends from period) and ${restEnd} > (select begins from period)
      group by a.operator_id
    ), by_day as (
      select o.id as operator_id, d.day,
        (coalesce(w.times, '{}') - coalesce(r.times, '{}')) * whole.day as work, coalesce(r.times, '{}') * whole.day as rest
      from unnest(${operatorIds}::bigint[]) o (id)
      cross join days d
      cross join lateral (select tstzmultirange(tstzrange(d.begins, d.ends)) as day) whole
      left join worked w on w.operator_id = o.id
      left join rested r on r.operator_id = o.id
    )
    select b.operator_id, to_char(b.day, 'YYYY-MM-DD') as day, ${secondsOf('b.work')} as worked_seconds,
      ${secondsOf('b.rest')} as break_seconds,
      (select coalesce(sum(c.minutes), 0)::int from hour_corrections c
        where c.operator_id = b.operator_id and day_of(c.at) = b.day) as corrected_minutes,
      (select coalesce(json_agg(json_build_object('from', ${sql.raw(iso('lower(span)'))}, 'to', ${sql.raw(iso('upper(span)'))})
        order by span), '[]') from unnest(b.work) span) as spans
    from by_day b
    order by array_position(${operatorIds}::bigint[], b.operator_id), b.day`.execute(db)
  return rows
}

/** SQL: the end of rest `a`. Who did not come back within its time had ended their work with it. */
const restEnd = sql`coalesce(a.ended_at, case when a.ends_at > now() then now() else a.started_at end)`

/** Which of these operators work now: signed in, and not on a rest. */
export async function findWorking(db: Db, operatorIds: number[]): Promise<Set<number>> {
  const { rows } = await sql<{ operator_id: number }>`
    select distinct w.operator_id from work_sessions w join sessions s on s.id = w.session_id
    where w.operator_id = any(${operatorIds}::bigint[]) and ${isOpen} and not exists (
      select from away_times a
      where a.operator_id = w.operator_id and a.ended_at is null and a.ends_at > now() and not a.counts_as_work)`.execute(
    db,
  )
  return new Set(rows.map((row) => row.operator_id))
}
