-- Up Migration

-- The audit log by month. Its partitions are in a schema of the owner, because the application is granted all tables of `public`. The
-- table of today becomes the partition of everything before the day of its check; an empty one, of everything before this month.
--
-- Everybody who writes or signs in waits behind these locks, so they are requested for a shorter time than those of other migrations. When
-- a table becomes a partition, the triggers of its foreign key change, also those on `operators`.
set local lock_timeout = '100ms';
lock table operators, audit_log in access exclusive mode;

alter table audit_log set schema audit;

create table audit_log (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  operator_id bigint references operators,
  siteowner_id bigint,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  details jsonb not null default '{}'
) partition by range (at);

do $$
declare
  old regclass := 'audit.audit_log';
  is_empty boolean := not exists (select from audit.audit_log);
  this_month timestamp := date_trunc('month', now() at time zone 'utc');
  proof name := (select conname from pg_constraint where conrelid = old and conname ~ '^audit_log_before_\d{4}_\d\d$');
  ends timestamptz;
  grantee regrole;
  privilege text;
begin
  -- Without the proof, for example because somebody removed it, attaching reads all rows.
  ends := case
    when is_empty then this_month
    when proof is null then this_month + interval '3 months'
    else to_date(right(proof, 7), 'YYYY_MM')::timestamp
  end at time zone 'utc';
  -- Nobody inserts now, so the numbers continue without a gap or a repetition.
  perform setval(pg_get_serial_sequence('audit_log', 'id'), nextval(pg_get_serial_sequence('audit.audit_log', 'id')), false);
  alter table audit.audit_log alter column id drop identity;
  -- The application keeps its grants without a pause; the table of today is only reached through its parent.
  for grantee, privilege in
    select a.grantee, a.privilege_type from pg_class c, aclexplode(c.relacl) a where c.oid = old and a.grantee not in (0, c.relowner)
  loop
    execute format('grant %s on audit_log to %s', privilege, grantee);
    execute format('revoke %s on audit.audit_log from %s', privilege, grantee);
  end loop;
  execute format('alter table audit_log attach partition audit.audit_log for values from (minvalue) to (%L)', ends);
  if proof is not null then
    execute format('alter table audit.audit_log drop constraint %I', proof);
  end if;
  execute format('alter table audit.audit_log rename to %I', 'audit_log_before_' || to_char(ends at time zone 'utc', 'YYYY_MM'));
end $$;

create trigger audit_log_append_only before update or delete on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();

-- Declared after the table of today was attached, which would otherwise build those that it does not have.
create index audit_log_action_siteowner on only audit_log (action, coalesce(siteowner_id, 0), at desc, id desc)
  where action <> 'message.send';
create index audit_log_operator_action on only audit_log (operator_id, action, coalesce(siteowner_id, 0), at desc, id desc)
  where action <> 'message.send';
create index audit_log_operator_siteowner on only audit_log (operator_id, coalesce(siteowner_id, 0), at desc, id desc);
create index audit_log_siteowner on only audit_log (coalesce(siteowner_id, 0), at desc, id desc);
create index audit_log_subject_time on only audit_log (subject_type, subject_id, at desc, id desc);
create index audit_log_time on only audit_log (at desc, id desc);
create index audit_log_type_siteowner on only audit_log (subject_type, coalesce(siteowner_id, 0), at desc, id desc)
  where action <> 'message.send';

create function make_audit_partition(name text, limits text) returns void language plpgsql as $$
begin
  execute format('create table audit.%I partition of audit_log (primary key (id)) for values from %s', name, limits);
  execute format('create trigger audit_log_append_only before update or delete on audit.%I
    for each statement execute function refuse_change()', name);
  execute format('create trigger audit_log_not_emptied before truncate on audit.%I
    for each statement execute function refuse_change()', name);
end $$;
create function make_audit_partitions(months_ahead int) returns int language plpgsql
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
do $$
declare
  old regclass := (select inhrelid from pg_inherits where inhparent = 'audit_log'::regclass);
  declared regclass;
  same regclass;
  broken regclass;
begin
  for declared, same in
    select d.indexrelid, (
      select o.indexrelid from pg_index o where o.indrelid = old and o.indisvalid
        and regexp_replace(pg_get_indexdef(o.indexrelid), '^.* USING ', '') = regexp_replace(pg_get_indexdef(d.indexrelid), '^.* USING ', '')
      limit 1)
    from pg_index d where d.indrelid = 'audit_log'::regclass
  loop
    if same is not null then
      execute format('alter index %s attach partition %s', declared, same);
    end if;
  end loop;
  -- Left by interrupted builds, which would be repeated under another name.
  for broken in select indexrelid from pg_index where indrelid = old and not indisvalid loop
    execute format('drop index %s', broken);
  end loop;
  perform make_audit_partition('audit_log_later', format('(%L) to (maxvalue)',
    (select substring(pg_get_expr(relpartbound, oid) from $re$TO \('([^']+)'\)$re$) from pg_class where oid = old)));
  perform make_audit_partitions(2);
end $$;

insert into audit_log overriding system value select * from audit.entries_aside;
drop table audit.entries_aside;

-- Down Migration
do $$
declare
  old name := (select relname from pg_class where relname ~ '^audit_log_before_' and relnamespace = 'audit'::regnamespace and relkind = 'r');
begin
  execute format('alter table audit_log detach partition audit.%I', old);
  execute format('insert into audit.%I select * from audit_log', old);
  drop table audit_log;
  execute format('alter table audit.%I rename to audit_log', old);
  alter table audit.audit_log set schema public;
  alter table audit_log alter column id add generated always as identity;
  perform setval(pg_get_serial_sequence('audit_log', 'id'), coalesce(max(id), 0) + 1, false) from audit_log;
end $$;
drop function make_audit_partitions, make_audit_partition;
create table audit.entries_aside as select * from audit_log with no data;
