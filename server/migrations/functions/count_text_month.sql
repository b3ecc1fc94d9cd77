-- Counts the profile texts of a month for the report about them, instead of what was counted before.
create or replace function count_text_month(given_month date) returns void language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
declare
  since timestamptz := given_month::timestamp at time zone 'utc';
  until timestamptz := (given_month + interval '1 month') at time zone 'utc';
begin
  perform pg_advisory_xact_lock(hashtext('count_text_month'));
  -- First: the statements below see each text whose change is deleted here. Changes that are committed later stay.
  delete from profile_text_changes where month = given_month;
  delete from profile_text_months where month = given_month;

  insert into profile_text_months (month, writing, writing_counts, review, review_counts)
  with texts as materialized (
    select t.writing_seconds, review_seconds(t.first_written_at, t.first_reviewed_at) as review_seconds
    from profile_texts t where t.first_written_at >= since and t.first_written_at < until and t.first_writer_id is not null
  ), writing as (
    select writing_seconds as seconds, count(*)::int as texts from texts where writing_seconds is not null group by 1
  ), review as (
    select review_seconds as seconds, count(*)::int as texts from texts where review_seconds is not null group by 1
  )
  select given_month, w.seconds, w.texts, r.seconds, r.texts
  from (
    select coalesce(string_agg(seconds::text, ',' order by seconds), '') as seconds, coalesce(string_agg(texts::text, ',' order by seconds), '') as texts
    from writing) w, (
    select coalesce(string_agg(seconds::text, ',' order by seconds), '') as seconds, coalesce(string_agg(texts::text, ',' order by seconds), '') as texts
    from review) r;

  insert into profile_text_sums (month, operator_id, siteowner_id, language, kind, texts, writing, review)
  select given_month, t.first_writer_id, t.siteowner_id, t.language, t.kind, count(*),
    string_agg(t.writing_seconds::text, ','), string_agg(t.review_seconds::text, ',')
  from (
    select first_writer_id, siteowner_id, language, profile_text_kind(status, round) as kind, writing_seconds,
      review_seconds(first_written_at, first_reviewed_at) as review_seconds
    from profile_texts where first_written_at >= since and first_written_at < until and first_writer_id is not null
  ) t
  group by grouping sets ((t.first_writer_id, t.kind), (t.siteowner_id, t.language, t.kind));

  insert into profile_text_days (day, kind, month, before)
  select day, kind, given_month, before_quarters(array_agg(quarter))
  from (
    select (first_written_at at time zone 'utc')::date as day, profile_text_kind(status, round) as kind,
      floor(date_part('epoch', (first_written_at at time zone 'utc')::time) / 900)::int as quarter
    from profile_texts where first_written_at >= since and first_written_at < until and first_writer_id is not null) quarters
  group by day, kind;
end $$;
