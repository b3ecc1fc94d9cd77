-- Counts the photos of sets of a month for the report about them, instead of what was counted before.
create or replace function count_photo_month(given_month date) returns void language plpgsql
set plan_cache_mode = force_custom_plan set work_mem = '64MB'
as $$
declare
  since timestamptz := given_month::timestamp at time zone 'utc';
  until timestamptz := (given_month + interval '1 month') at time zone 'utc';
begin
  perform pg_advisory_xact_lock(hashtext('count_photo_month'));
  -- First: the statements below see each photo whose change is deleted here. Changes that are committed later stay.
  delete from profile_set_photo_changes where month = given_month;
  delete from profile_set_photo_months where month = given_month;
  insert into profile_set_photo_months (month) values (given_month);

  insert into profile_set_photo_sums (month, operator_id, siteowner_id, language, kind, photos)
  select given_month, f.operator_id, f.siteowner_id, f.language, f.kind, count(*)
  from (
    select f.added_by as operator_id, s.siteowner_id, s.language, 2 + f.was_sent::int as kind
    from profile_set_photos f join profile_sets s on s.id = f.profile_set_id
    where f.created_at >= since and f.created_at < until and f.added_by is not null) f
  group by grouping sets ((f.operator_id, f.kind), (f.siteowner_id, f.language, f.kind));

  insert into profile_set_photo_days (day, kind, month, before)
  select day, kind, given_month, before_quarters(array_agg(quarter))
  from (
    select (created_at at time zone 'utc')::date as day, 2 + was_sent::int as kind,
      floor(date_part('epoch', (created_at at time zone 'utc')::time) / 900)::int as quarter
    from profile_set_photos where created_at >= since and created_at < until and added_by is not null) quarters
  group by day, kind;
end $$;
