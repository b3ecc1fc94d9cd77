-- Deletes the audit entries of before a time, which `audit:verify` then does not miss. For the owner only. @returns their number
create or replace function remove_audit_entries(before timestamptz) returns bigint language plpgsql as $$
declare
  removed int8multirange;
  made bigint;
  removal bigint;
begin
  perform set_config('panel.prunes', 'on', true);
  with gone as (delete from audit_log a where a.at < before returning a.id)
  select range_agg(int8range(id, id, '[]')), count(*) into removed, made from gone;
  perform set_config('panel.prunes', 'off', true);
  if made > 0 then
    insert into audit.removals (ids) values (removed) returning id into removal;
    insert into audit_log (action, subject_type, details)
    values ('audit.remove', 'audit', jsonb_build_object('rows', made, 'removal', removal));
  end if;
  return made;
end $$;
