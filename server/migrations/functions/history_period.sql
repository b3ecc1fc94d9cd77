-- The marks of the days between two moments, or of the months if it is long.
create or replace function history_period(starts timestamptz, ends timestamptz) returns tsquery language sql stable
as $$
  select string_agg(distinct format('''%s''', to_char(day, case when ends - starts <= interval '32 days' then '"|d"YYYY-MM-DD' else '"|m"YYYY-MM' end)), '|')::tsquery
  from generate_series((starts at time zone 'utc')::date::timestamp, ends at time zone 'utc', '1 day') day
$$;
