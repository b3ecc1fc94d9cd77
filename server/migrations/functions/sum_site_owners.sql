-- Sums the messages of all site owners and languages in the rolled-up days from `first` to `last`, which are of one month, and in the
-- whole month, into the tables `stats_all_…`. It can be repeated.
create or replace function sum_site_owners(first date, last date) returns void language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
declare
  given_month date := date_trunc('month', first)::date;
  next_month date := (given_month + interval '1 month')::date;
begin
  perform pg_advisory_xact_lock(hashtext('roll_up_statistics'));
  delete from stats_all_types where span = 'day' and start between first and last;
  insert into stats_all_types (span, start, type, sent, answered)
  select 'day', day, type, sum(sent), sum(answered) from stats_type_days where day between first and last group by 2, 3;
  delete from stats_all_types where span = 'month' and start = given_month;
  insert into stats_all_types (span, start, type, sent, answered)
  select 'month', given_month, type, sum(sent), sum(answered)
  from stats_all_types where span = 'day' and start >= given_month and start < next_month group by 3;

  delete from stats_all_hours where span = 'day' and start between first and last;
  insert into stats_all_hours (span, start, hour, sent, answered)
  select 'day', day, hour, sum(sent), sum(answered) from stats_hours where day between first and last group by 2, 3 having sum(sent) > 0;
  delete from stats_all_hours where span = 'month' and start = given_month;
  insert into stats_all_hours (span, start, hour, sent, answered)
  select 'month', given_month, hour, sum(sent), sum(answered)
  from stats_all_hours where span = 'day' and start >= given_month and start < next_month group by 3;

  delete from stats_all_operators where span = 'day' and start between first and last;
  insert into stats_all_operators (span, start, operator_id, sent, answered)
  select 'day', day, operator_id, sum(sent), sum(answered)
  from stats_operator_days where day between first and last group by 2, 3 having sum(sent) > 0;
  delete from stats_all_operators where span = 'month' and start = given_month;
  insert into stats_all_operators (span, start, operator_id, sent, answered)
  select 'month', given_month, operator_id, sum(sent), sum(answered)
  from stats_all_operators where span = 'day' and start >= given_month and start < next_month group by 3;
end $$;
