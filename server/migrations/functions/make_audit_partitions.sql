-- Creates the partitions of the audit log of this month and the next ones. It can be repeated, also by several nodes. It runs as the
-- owner of the tables, which the application may not be.
--
-- The last partition has no end, so that every entry has a place. With a default partition, PostgreSQL would not read the partitions
-- in the order of their time. It is empty, unless nobody has created months for long.
create or replace function make_audit_partitions(months_ahead int) returns int language plpgsql
security definer set search_path = public, pg_temp
-- Everybody who writes waits behind this lock. When it is refused, the caller tries again later.
set lock_timeout = '100ms' as $$
declare
  this_month timestamp := date_trunc('month', now() at time zone 'utc');
  ends timestamptz := (this_month + make_interval(months => months_ahead + 1)) at time zone 'utc';
  begins timestamptz;
  next_begins timestamptz;
  was_needed boolean;
  partition text;
  made int := 0;
begin
  -- Another node creates them.
  if not pg_try_advisory_xact_lock(hashtext('make_audit_partitions')) then
    return 0;
  end if;
  select substring(pg_get_expr(relpartbound, oid) from $re$FROM \('([^']+)'\)$re$)::timestamptz into begins
  from pg_class where oid = 'audit.audit_log_later'::regclass;
  if begins >= ends then
    return 0;
  end if;
  was_needed := exists (select from audit.audit_log_later where at < ends);
  -- When a table becomes a partition, the triggers of its foreign key change.
  if was_needed then
    lock table operators in access exclusive mode;
  else
    lock table operators in share row exclusive mode;
  end if;
  lock table audit_log in access exclusive mode;
  -- Entries with a time in the future, from a clock that was wrong.
  create temp table audit_aside on commit drop as select * from audit.audit_log_later where at >= ends;
  partition := 'audit_log_' || to_char(begins at time zone 'utc', 'YYYY_MM');
  if was_needed or exists (select from audit.audit_log_later where at < ends) then
    -- It becomes the partition of all these months: moving its rows would take long.
    alter table audit_log detach partition audit.audit_log_later;
    perform set_config('panel.prunes', 'on', true);
    delete from audit.audit_log_later where at >= ends;
    perform set_config('panel.prunes', 'off', true);
    execute format('alter table audit.audit_log_later rename to %I', partition);
    execute format('alter table audit_log attach partition audit.%I for values from (%L) to (%L)', partition, begins, ends);
    made := 1;
  else
    drop table audit.audit_log_later;
    while begins < ends loop
      -- Months in which the panel was off are one partition.
      next_begins := (greatest(date_trunc('month', begins at time zone 'utc') + interval '1 month', this_month)) at time zone 'utc';
      perform make_audit_partition(partition, format('(%L) to (%L)', begins, next_begins));
      begins := next_begins;
      partition := 'audit_log_' || to_char(begins at time zone 'utc', 'YYYY_MM');
      made := made + 1;
    end loop;
  end if;
  perform make_audit_partition('audit_log_later', format('(%L) to (maxvalue)', ends));
  insert into audit_log overriding system value select * from pg_temp.audit_aside;
  drop table pg_temp.audit_aside;
  return made;
end $$;
