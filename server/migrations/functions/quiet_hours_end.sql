-- The first moment from `at` on that is outside of the quiet hours of this time zone.
create or replace function quiet_hours_end(at timestamptz, zone text, quiet_from time, quiet_until time) returns timestamptz language sql stable as $$
  select case
    when quiet_from is null then at
    when quiet_from < quiet_until and l.clock >= quiet_from and l.clock < quiet_until then (l.day + quiet_until) at time zone zone
    when quiet_from > quiet_until and l.clock >= quiet_from then (l.day + 1 + quiet_until) at time zone zone
    when quiet_from > quiet_until and l.clock < quiet_until then (l.day + quiet_until) at time zone zone
    else at
  end
  from (select (at at time zone zone)::date as day, (at at time zone zone)::time as clock) l
$$;
