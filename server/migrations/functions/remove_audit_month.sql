-- Detaches a partition of the audit log that is over, whose entries `audit:verify` then does not miss. For the owner only, who saves or drops the
-- table afterwards. @returns the number of entries
create or replace function remove_audit_month(name text) returns bigint language plpgsql as $$
declare
  ends timestamptz;
  removed int8multirange;
  made bigint;
  removal bigint;
begin
  select substring(pg_get_expr(c.relpartbound, c.oid) from $re$TO \('([^']+)'\)$re$)::timestamptz into ends
  from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'audit_log'::regclass and c.relname = name;
  -- A day later, no transaction of that month is open.
  if ends is null or ends > now() - interval '1 day' then
    raise exception '% is not a month of the audit log that has been over for a day', name;
  end if;
  execute format('select range_agg(int8range(id, id, ''[]'')), count(*) from audit.%I', name) into removed, made;
  lock table operators, audit_log;
  execute format('alter table audit_log detach partition audit.%I', name);
  insert into audit.removals (ids) values (coalesce(removed, '{}')) returning id into removal;
  insert into audit_log (action, subject_type, details)
  values ('audit.remove', 'audit', jsonb_build_object('name', name, 'rows', made, 'removal', removal));
  return made;
end $$;
