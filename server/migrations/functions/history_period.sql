-- The marks of the days between two moments, or of the months if these are many days.
create or replace function history_period(starts timestamptz, ends timestamptz) returns tsquery language sql stable
as $$
  select string_agg(format('''%s''', case when is_short then to_char(day, '"|d"YYYY-MM-DD') else to_char(day, '"|m"YYYY-MM') end), '|')::tsquery
  from (select ends - starts <= interval '10 days' as is_short) period, generate_series(
    date_trunc(case when is_short then 'day' else 'month' end, starts at time zone 'utc'), ends at time zone 'utc',
    case when is_short then interval '1 day' else interval '1 month' end) day
$$;
