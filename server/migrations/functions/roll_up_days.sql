-- Counts the days from `first` to `last` of the service, which are of one month, in the tables `stats_…`. Days that are counted already are left
-- out, so that it can be repeated. What changes while it counts remains in `stats_changes`. Returns the number of days.
create or replace function roll_up_days(first date, last date) returns int language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
declare
  since timestamptz;
  until timestamptz;
  t service_time;
  days date[];
  lowest_id bigint;
  highest_id bigint := coalesce(pg_sequence_last_value('messages_id_seq'), 0);
begin
  -- Statements that follow see what an earlier holder of the lock has counted.
  perform pg_advisory_xact_lock(hashtext('roll_up_statistics'));
  select * into t from service_time;
  since := day_begins(first);
  until := day_begins(last + 1);
  select array_agg(d.day::date) into days from generate_series(first::timestamp, last::timestamp, '1 day') d (day)
  where d.day::date not in (select r.day from stats_rolled_days r);
  if days is null then return 0; end if;
  -- Messages from `since` on have higher ids than all that existed hours before, so that only some days of the month are read.
  select coalesce(max(r.last_message_id), 0) into lowest_id from stats_rolled_days r where r.rolled_up_at < since - interval '2 hours';

  -- One statement has one snapshot: a change is in the counted messages, or it remains in `stats_changes`.
  with messages_of_days as materialized (
    select day_in(m.created_at, t.since, t.since_day, t.zone, t.zone_before) as day, hour_in(m.created_at, t.since, t.zone, t.zone_before) as hour,
      m.siteowner_id, m.operator_id, coalesce(f.language, c.language) as language, m.direction, m.type, m.answered_at
    from all_messages m join conversations c on c.id = m.conversation_id left join lateral former_language(m.conversation_id, m.created_at) f on true
    where m.direction in ('in', 'out') and m.id > lowest_id and m.created_at >= since and m.created_at < until and day_in(m.created_at, t.since, t.since_day, t.zone, t.zone_before) = any(days)
      and m.siteowner_id <> all (array(select r.id from siteowners r where r.is_test))
  ), counted as materialized (
    select m.day, m.hour, m.siteowner_id, m.operator_id, m.language, m.type, (count(*) filter (where m.direction = 'in'))::int as arrived,
      (count(*) filter (where m.direction = 'out'))::int as sent, count(m.answered_at)::int as answered
    from messages_of_days m group by 1, 2, 3, 4, 5, 6
  ), changes as (
    delete from stats_changes s where day_in(s.created_at, t.since, t.since_day, t.zone, t.zone_before) = any(days)
  ), in_days as (
    insert into stats_days (day, siteowner_id, language, type, arrived, sent, answered)
    select day, siteowner_id, language, type, sum(arrived), sum(sent), sum(answered) from counted group by 1, 2, 3, 4
  ), in_hours as (
    insert into stats_hours (day, hour, siteowner_id, language, arrived, sent, answered)
    select day, hour, siteowner_id, language, sum(arrived), sum(sent), sum(answered) from counted group by 1, 2, 3, 4
  ), in_operator_days as (
    insert into stats_operator_days (day, siteowner_id, operator_id, language, sent, answered)
    select day, siteowner_id, operator_id, language, sum(sent), sum(answered) from counted where sent > 0 group by 1, 2, 3, 4
  ), in_operator_months as (
    insert into stats_operator_months as s (month, siteowner_id, operator_id, language, sent, answered)
    select date_trunc('month', first)::date, siteowner_id, operator_id, language, sum(sent), sum(answered) from counted where sent > 0 group by 2, 3, 4
    on conflict (month, siteowner_id, operator_id, language)
      do update set sent = s.sent + excluded.sent, answered = s.answered + excluded.answered
  ), in_skip_days as (
    insert into stats_skip_days (day, siteowner_id, language, reason, skipped)
    select day_in(s.created_at, t.since, t.since_day, t.zone, t.zone_before), s.siteowner_id, s.language, coalesce(s.reason_code, ''), count(*)
    from skips s
    where s.created_at >= since and s.created_at < until and day_in(s.created_at, t.since, t.since_day, t.zone, t.zone_before) = any(days)
      and s.siteowner_id <> all (array(select r.id from siteowners r where r.is_test))
    group by 1, 2, 3, 4
  )
  insert into stats_rolled_days (day, rolled_up_at, last_message_id) select d.day, clock_timestamp(), highest_id from unnest(days) d (day);

  perform roll_up_answer_times(first, last, days, lowest_id);
  return cardinality(days);
end $$;
