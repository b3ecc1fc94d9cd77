-- The day of the service on which a moment is.
create or replace function day_of(moment timestamptz) returns date language sql stable as $$
  select day_in(moment, since, since_day, zone, zone_before) from service_time
$$;
