-- Creates the partitions of this month and the next ones, and of months that are over for a history that is loaded, up to twelve. It can
-- be repeated, also by several nodes. It runs as the owner of the tables, which the application may not be.
create or replace function make_message_partitions(months_ahead int, months_back int default 0) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  first_day date;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('make_message_partitions'));
  for step in -least(months_back, 12)..months_ahead loop
    first_day := (date_trunc('month', now() at time zone 'utc') + make_interval(months => step))::date;
    if to_regclass(format('messages_%s', to_char(first_day, 'YYYY_MM'))) is null then
      execute format('create table messages_%s partition of messages for values from (%L) to (%L)',
        to_char(first_day, 'YYYY_MM'), first_day || ' 00:00:00+00', (first_day + interval '1 month')::date || ' 00:00:00+00');
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;
