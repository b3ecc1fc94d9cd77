-- The last day (UTC) to which no message can be added any more: it ended two hours ago, and no transaction that began on it is open. The
-- hours are for a server whose clock was ahead before another one took over.
create or replace function last_day_to_roll_up() returns date language sql stable as $$
  select (least(now() - interval '2 hours', (
    select min(a.xact_start) from pg_stat_activity a
    where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid())
  ) at time zone 'utc')::date - 1
$$;
