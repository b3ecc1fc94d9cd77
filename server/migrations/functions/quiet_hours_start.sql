-- The first moment after `at` at which quiet hours begin; null without quiet hours.
create or replace function quiet_hours_start(at timestamptz, zone text, quiet_from time) returns timestamptz language sql stable as $$
  select (l.day + (case when l.clock >= quiet_from then 1 else 0 end) + quiet_from) at time zone zone
  from (select (at at time zone zone)::date as day, (at at time zone zone)::time as clock) l
$$;
