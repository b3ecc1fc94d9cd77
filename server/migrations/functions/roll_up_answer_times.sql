-- Counts for `roll_up_days` how long customers waited for replies: from the arrival of the message that was answered. These times never
-- change.
create or replace function roll_up_answer_times(first date, last date, days date[], lowest_id bigint) returns void language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
declare
  since timestamptz := day_begins(first);
  until timestamptz := day_begins(last + 1);
  t service_time := (select s from service_time s);
begin
  with waits as materialized (
    select r.day, r.siteowner_id, r.operator_id, r.language, answer_time_step(r.replied_at - r.arrived_at) as step, count(*)::int as replies
    from (
      select day_in(m.created_at, t.since, t.since_day, t.zone, t.zone_before) as day, m.siteowner_id, m.operator_id, coalesce(f.language, c.language) as language,
        m.created_at as replied_at, coalesce(recent.created_at, (
          -- A message that waited for more than a month is looked up in all months.
          select old.created_at from all_messages old where old.id = m.in_reply_to)) as arrived_at
      from all_messages m
      join conversations c on c.id = m.conversation_id
      left join lateral former_language(m.conversation_id, m.created_at) f on true
      left join all_messages recent
        on recent.id = m.in_reply_to and recent.created_at >= since - interval '31 days' and recent.created_at < until
      where m.id > lowest_id and m.created_at >= since and m.created_at < until and day_in(m.created_at, t.since, t.since_day, t.zone, t.zone_before) = any(days)
        and m.type in ('reply', 'reply_photo', 'reply_gift') and m.in_reply_to is not null
        and m.siteowner_id <> all (array(select r.id from siteowners r where r.is_test))
      -- What is looked up is looked up once.
      offset 0
    ) r
    where r.arrived_at is not null
    group by 1, 2, 3, 4, 5
  ), of_operators as (
    insert into stats_answer_time_days (day, siteowner_id, operator_id, language, steps, counts)
    select day, siteowner_id, operator_id, language, array_agg(step order by step), array_agg(replies order by step) from waits group by 1, 2, 3, 4
  )
  insert into stats_answer_time_sums (day, siteowner_id, language, steps, counts)
  select s.day, coalesce(s.siteowner_id, 0), coalesce(s.language, ''), array_agg(s.step order by s.step), array_agg(s.replies order by s.step)
  from (
    select day, siteowner_id, language, step, sum(replies)::int as replies from waits
    group by day, step, grouping sets ((), (siteowner_id), (language), (siteowner_id, language))
  ) s
  group by 1, 2, 3;
end $$;
