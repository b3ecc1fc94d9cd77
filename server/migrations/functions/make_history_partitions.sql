-- Creates the partitions of the message history for the months of the messages, this month and the next ones. It can be repeated, also by
-- several nodes. A month of which there are entries already keeps them in `history_entries_default`. It runs as the owner of the tables,
-- which the application may not be: whoever may use the history may use its partitions, which searches read one by one.
-- @returns the number of new ones
create or replace function make_history_partitions(months_ahead int) returns int language plpgsql
security definer set search_path = public, pg_temp
-- Everybody who reads the history waits behind this lock. When it is refused, the caller tries again later.
set lock_timeout = '100ms' as $$
declare
  month timestamptz;
  next_month timestamptz;
  partition_name text;
  reader regrole;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('make_history_partitions'));
  for month in
    select (to_date(substring(c.relname from '^messages_(\d{4}_\d\d)$'), 'YYYY_MM')::timestamp) at time zone 'utc'
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'messages'::regclass and c.relname ~ '^messages_\d{4}_\d\d$'
    union
    select (date_trunc('month', now() at time zone 'utc') + make_interval(months => step)) at time zone 'utc'
    from generate_series(0, months_ahead) step
    order by 1
  loop
    next_month := (month at time zone 'utc' + interval '1 month') at time zone 'utc';
    partition_name := 'history_entries_' || to_char(month at time zone 'utc', 'YYYY_MM');
    if to_regclass(partition_name) is null
      and not exists (select from history_entries_default where at >= month and at < next_month) then
      execute format('create table %I partition of history_entries for values from (%L) to (%L)', partition_name, month, next_month);
      for reader in
        select distinct a.grantee::regrole from pg_class c cross join aclexplode(c.relacl) a
        where c.oid = 'history_entries'::regclass and a.grantee not in (0, c.relowner)
      loop
        execute format('grant select, insert, update, delete on %I to %s', partition_name, reader);
      end loop;
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;
