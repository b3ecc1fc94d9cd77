-- Up Migration

-- The next migrations divide the audit log by month: the table of today becomes the partition of everything before a day two to three
-- months ahead. This check, once proven, makes that possible without reading the rows in a lock. Its name has the month. Before that
-- day the next migrations must have run; see decision 31.
create schema audit;
do $$
declare
  first_day date := (date_trunc('month', now() at time zone 'utc') + interval '3 months')::date;
begin
  -- Entries of a clock that was wrong by months contradict the check. The last of these migrations puts them back.
  create table audit.entries_aside as select * from audit_log where at >= first_day::timestamp at time zone 'utc';
  if exists (select from audit.entries_aside) then
    perform set_config('panel.prunes', 'on', true);
    delete from audit_log where id in (select id from audit.entries_aside);
    perform set_config('panel.prunes', 'off', true);
  end if;
  execute format('alter table audit_log add constraint %I check (at < %L) not valid',
    'audit_log_before_' || to_char(first_day, 'YYYY_MM'), first_day || ' 00:00:00+00');
end $$;

-- Down Migration
do $$
declare
  own name;
begin
  for own in select conname from pg_constraint where conrelid = 'audit_log'::regclass and conname ~ '^audit_log_before_\d{4}_\d\d$' loop
    execute format('alter table audit_log drop constraint %I', own);
  end loop;
  insert into audit_log overriding system value select * from audit.entries_aside;
end $$;
drop schema audit cascade;
