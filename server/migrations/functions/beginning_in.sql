-- The first moment of a day in a time zone. Where clocks are put back at one o'clock, midnight comes twice: the first one counts.
create or replace function beginning_in(day date, zone text) returns timestamptz language sql stable as $$
  select case when ((midnight - interval '1 hour') at time zone zone)::date = day then midnight - interval '1 hour' else midnight end
  from (select day::timestamp at time zone zone as midnight) m
$$;
