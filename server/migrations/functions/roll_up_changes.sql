-- Adds up to 1,000 messages of counted days that were answered since to the tables `stats_…`, and deletes them from `stats_changes`.
-- Those of other days stay until their day is counted. Returns the number of messages.
create or replace function roll_up_changes() returns int language plpgsql
set plan_cache_mode = force_custom_plan
as $$
declare
  added int;
begin
  perform pg_advisory_xact_lock(hashtext('roll_up_statistics'));
  -- One statement has one snapshot: what is deleted is what is added.
  with portion as materialized (
    select s.ctid as place, r.day
    from stats_changes s cross join service_time t join stats_rolled_days r on r.day = day_in(s.created_at, t.since, t.since_day, t.zone, t.zone_before)
    limit 1000
  ), taken as (
    delete from stats_changes s using portion p where s.ctid = p.place returning p.day, s.*
  ), changed as materialized (
    select t.day, hour_in(t.created_at, z.since, z.zone, z.zone_before) as hour,
      t.siteowner_id, t.operator_id, coalesce(f.language, c.language) as language, t.type, count(*) as answered
    from taken t cross join service_time z join conversations c on c.id = t.conversation_id left join lateral former_language(t.conversation_id, t.created_at) f on true
    group by 1, 2, 3, 4, 5, 6
  ), in_days as (
    update stats_days s set answered = s.answered + n.answered
    from (select day, siteowner_id, language, type, sum(answered) as answered from changed group by 1, 2, 3, 4) n
    where (s.day, s.siteowner_id, s.language, s.type) = (n.day, n.siteowner_id, n.language, n.type)
  ), in_hours as (
    update stats_hours s set answered = s.answered + n.answered
    from (select day, hour, siteowner_id, language, sum(answered) as answered from changed group by 1, 2, 3, 4) n
    where (s.day, s.hour, s.siteowner_id, s.language) = (n.day, n.hour, n.siteowner_id, n.language)
  ), in_operator_days as (
    update stats_operator_days s set answered = s.answered + n.answered
    from (select day, siteowner_id, operator_id, language, sum(answered) as answered from changed group by 1, 2, 3, 4) n
    where (s.day, s.siteowner_id, s.operator_id, s.language) = (n.day, n.siteowner_id, n.operator_id, n.language)
  ), in_operator_months as (
    update stats_operator_months s set answered = s.answered + n.answered
    from (
      select date_trunc('month', day)::date as month, siteowner_id, operator_id, language, sum(answered) as answered from changed group by 1, 2, 3, 4
    ) n
    where (s.month, s.siteowner_id, s.operator_id, s.language) = (n.month, n.siteowner_id, n.operator_id, n.language)
  )
  select coalesce(sum(answered), 0) into added from changed;
  return added;
end $$;
