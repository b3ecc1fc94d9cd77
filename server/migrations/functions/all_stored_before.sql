-- The moment before which no message can be added any more: it was two hours ago, and no transaction that began before it is open. The
-- hours are for a server whose clock was ahead before another one took over.
create or replace function all_stored_before() returns timestamptz language sql stable as $$
  select least(now() - interval '2 hours', (
    select min(a.xact_start) from pg_stat_activity a
    where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid()))
$$;
