-- The first moment of a day of the service.
create or replace function day_begins(day date) returns timestamptz language sql stable strict as $$
  select case when day > since_day then beginning_in(day, zone) else least(beginning_in(day, zone_before), since) end from service_time
$$;
