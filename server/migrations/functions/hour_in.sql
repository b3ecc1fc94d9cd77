-- The hour of the day of the service, from 0 to 23, in which a moment is; the other arguments are the columns of `service_time`.
create or replace function hour_in(moment timestamptz, since timestamptz, zone text, zone_before text) returns smallint language sql stable as $$
  select extract(hour from moment at time zone case when moment < since then zone_before else zone end)::smallint
$$;
