import { type RawBuilder, sql } from 'kysely'
import { dayOf, today } from '../../../platform/service-time.ts'

/** Days of the service, both included. */
export type Period = { from: string; to: string }

/**
 * Sent and answered messages of all operators in a period: sums by type, by day, by operator, and the total.
 *
 * To the days of `stats_rolled_days`, it adds the messages that were answered since (`stats_changes`); the other days, such as today, are
 * read from `message_stats_daily`. Of operators, months that the period has as a whole are read by month. One statement sees one moment of
 * all these tables, so the sums are exact.
 * @param siteowners the condition of the site owners, on `siteowner_id`; null for all
 */
export function sumsOfDays({ from, to }: Period, siteowners: RawBuilder<boolean> | null) {
  const isCounted = siteowners ?? sql`true`
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
    ), by_operator as (
      select operator_id, sum(sent) as sent, sum(answered) as answered from (
        select operator_id, sent, answered from stats_operator_months, period
        where month >= months_from and month < months_until and ${isCounted}
        union all
        select operator_id, sent, answered from stats_operator_days, period
        where (day >= first and day < months_from or day >= months_until and day <= last) and ${isCounted}
        union all
        select operator_id, sent, answered from recent) n
      group by 1 having sum(sent) > 0
    ), by_type_and_day as (
      select type, day, sum(sent) as sent, sum(answered) as answered from (
        select type, day, sent, answered from stats_days, period where day >= first and day <= last and sent > 0 and ${isCounted}
        union all select type, day, sent, answered from recent) n
      group by grouping sets ((type), (day), ())
    )
    select type, day, null::bigint as operator_id, sent::bigint, answered::bigint from by_type_and_day
    union all select null, null, operator_id, sent::bigint, answered::bigint from by_operator`
}
