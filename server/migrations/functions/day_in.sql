-- The day of the service on which a moment is; the other arguments are the columns of `service_time`. It becomes a part of the statement
-- that calls it: for many rows, `day_of` takes five times as long. A moment from before `since` is on no later day than `since_day`.
create or replace function day_in(moment timestamptz, since timestamptz, since_day date, zone text, zone_before text) returns date
language sql stable as $$
  select case when moment < since then least((moment at time zone zone_before)::date, since_day) else (moment at time zone zone)::date end
$$;
