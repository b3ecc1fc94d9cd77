-- Sums `stats_answer_time_days` in the days from `first` to `last`, which are of one month, and in the whole month, into
-- `stats_answer_time_sums`, and by operator into `stats_answer_time_operator_sums`. It can be repeated.
create or replace function sum_answer_times(first date, last date) returns void language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
declare
  given_month date := date_trunc('month', first)::date;
begin
  perform pg_advisory_xact_lock(hashtext('roll_up_statistics'));
  delete from stats_answer_time_sums where span = 'day' and start between first and last;
  insert into stats_answer_time_sums (span, start, siteowner_id, language, steps, counts)
  select 'day', s.day, coalesce(s.siteowner_id, 0), coalesce(s.language, ''), array_agg(s.step order by s.step), array_agg(s.replies order by s.step)
  from (
    select d.day, d.siteowner_id, d.language, answer_time_step(b.bucket) as step, sum(b.replies)::int as replies
    from stats_answer_time_days d, unnest(d.buckets, d.counts) b (bucket, replies)
    where d.day between first and last
    group by d.day, 4, grouping sets ((), (d.siteowner_id), (d.language), (d.siteowner_id, d.language))
  ) s
  group by 2, 3, 4;

  delete from stats_answer_time_sums where span = 'month' and start = given_month;
  insert into stats_answer_time_sums (span, start, siteowner_id, language, steps, counts)
  select 'month', given_month, s.siteowner_id, s.language, array_agg(s.step order by s.step), array_agg(s.replies order by s.step)
  from (
    select d.siteowner_id, d.language, b.step, sum(b.replies)::int as replies
    from stats_answer_time_sums d, unnest(d.steps, d.counts) b (step, replies)
    where d.span = 'day' and d.start >= given_month and d.start < given_month + interval '1 month'
    group by 1, 2, 3
  ) s
  group by 3, 4;

  delete from stats_answer_time_operator_sums where span = 'day' and start between first and last;
  insert into stats_answer_time_operator_sums (span, start, operator_id, steps, counts)
  select 'day', s.day, s.operator_id, array_agg(s.step order by s.step), array_agg(s.replies order by s.step)
  from (
    select d.day, d.operator_id, answer_time_step(b.bucket) as step, sum(b.replies)::int as replies
    from stats_answer_time_days d, unnest(d.buckets, d.counts) b (bucket, replies)
    where d.day between first and last
    group by 1, 2, 3
  ) s
  group by 2, 3;

  delete from stats_answer_time_operator_sums where span = 'month' and start = given_month;
  insert into stats_answer_time_operator_sums (span, start, operator_id, steps, counts)
  select 'month', given_month, s.operator_id, array_agg(s.step order by s.step), array_agg(s.replies order by s.step)
  from (
    select d.operator_id, answer_time_step(b.bucket) as step, sum(b.replies)::int as replies
    from stats_answer_time_operator_months d, unnest(d.buckets, d.counts) b (bucket, replies)
    where d.month = given_month
    group by 1, 2
  ) s
  group by 3;
end $$;
