import { type RawBuilder, sql } from 'kysely'
import { dayOf, today } from '../../../platform/service-time.ts'

/** Days of the service, both included. */
export type Period = { from: string; to: string }

/**
 * Sent and answered messages of all operators in a period: sums by type, by day, by operator, and the total.
 *
 * Months that the period has as a whole are read by month, the days before and after them by day. To the days of
 * `stats_rolled_days`, it adds the messages that were answered since (`stats_changes`); the other days, such as today, are read from
 * `message_stats_daily`. One statement sees one moment of all these tables, so the sums are exact.
 * @param siteowners the condition of the site owners, on `siteowner_id`; null for all
 */
export function sumsOfDays({ from, to }: Period, siteowners: RawBuilder<boolean> | null) {
  const isCounted = siteowners ?? sql`true`
  // What is counted of all site owners has fewer rows.
  const rows = (name: 'type' | 'operator', span: 'month' | 'day') =>
    siteowners
      ? sql`(select *, ${sql.ref(span)} as start from ${sql.table(`stats_${name}_${span}s`)})`
      : sql`(select * from ${sql.table(`stats_all_${name}s`)} where span = ${sql.lit(span)})`
  /** The sums of each value of a column: of whole months, of the days before and after them, and of what is not counted. */
  const sumsBy = (column: string, name: 'type' | 'operator') => sql`
    select ${sql.ref(column)}, sum(sent) as sent, sum(answered) as answered from (
      select ${sql.ref(column)}, sent, answered from ${rows(name, 'month')} months, period
      where start >= months_from and start < months_until and ${isCounted}
      union all
      select ${sql.ref(column)}, sent, answered from ${rows(name, 'day')} days, period
      where start >= first and start < months_from and ${isCounted}
      union all
      select ${sql.ref(column)}, sent, answered from ${rows(name, 'day')} days, period
      where start >= months_until and start <= last and ${isCounted}
      union all
      select ${sql.ref(column)}, sent, answered from recent) n
    group by 1`
  return sql`
    with wanted as (
      select ${from}::date as first, ${to}::date as last
    ), period as materialized (
      select first, last, least(months_from, last + 1) as months_from, greatest(least(months_from, last + 1), months_until) as months_until
      from wanted, lateral (
        select (date_trunc('month', (first - 1)::timestamp) + interval '1 month')::date as months_from,
          -- Nothing is later than today: the current month is complete.
          (date_trunc('month', (last + 1)::timestamp)
            + case when last >= ${today} then interval '1 month' else interval '0' end)::date as months_until) m
    ), uncounted as materialized (
      -- An array, because few of the days are expected.
      select unnest(array(
        select d.day::date from period, generate_series(first::timestamp, last::timestamp, '1 day') d (day)
        where d.day::date not in (select day from stats_rolled_days))) as day
    ), recent as materialized (
      select uncounted.day, s.* from uncounted, lateral (
        select type, operator_id, sent, answered from message_stats_daily where day = uncounted.day and ${isCounted} offset 0) s
      union all
      select r.day, c.type, c.operator_id, 0, 1
      from stats_changes c join stats_rolled_days r on r.day = ${dayOf('c.created_at')}, period
      where r.day between first and last and ${isCounted}
    ), by_type as materialized (${sumsBy('type', 'type')}
    ), by_operator as (${sumsBy('operator_id', 'operator')} having sum(sent) > 0
    ), by_day as (
      select day, sum(sent) as sent, sum(answered) as answered from (
        select day, sent, answered from stats_site_days, period where day >= first and day <= last and ${isCounted}
        union all select day, sent, answered from recent) n
      group by 1 having sum(sent) > 0
    )
    select type, null::date as day, null::bigint as operator_id, sent::bigint, answered::bigint from by_type
    union all select null, day, null, sent::bigint, answered::bigint from by_day
    union all select null, null, operator_id, sent::bigint, answered::bigint from by_operator
    union all select null, null, null, sum(sent)::bigint, sum(answered)::bigint from by_type`
}
