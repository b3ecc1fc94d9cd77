-- The marks of the days (UTC) from a moment until before another one, of which one must match. Days are few: at most a month.
create or replace function history_days(lower timestamptz, upper timestamptz) returns tsquery language sql stable
as $$
  select string_agg(format('''%s''', to_char(day, '"|d"YYYY-MM-DD')), '|')::tsquery
  from generate_series(date_trunc('day', lower at time zone 'utc'), upper at time zone 'utc' - interval '1 microsecond', interval '1 day') day
$$;
