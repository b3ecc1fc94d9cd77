-- Replaces the words of audit entries about customers by their encrypted details: [{id, at, key, data}]. Without data they are only removed.
-- Who did what, when and to whom, numbers and codes stay. Nobody but the owner changes the audit log, so this runs as the owner, and only for
-- entries that have words and are not in the chain. @returns the number of entries
create or replace function seal_audit_entries(entries jsonb) returns int language plpgsql
security definer set search_path = public, pg_temp as $$
declare
  chained bigint := coalesce((select last_id from audit.chain order by number desc limit 1), 0);
  done int;
begin
  perform set_config('panel.seals', 'on', true);
  update audit_log a set details = without_words(a.details) ||
    case when e.data is null then '{}' else jsonb_build_object('sealed', jsonb_build_object('key', e.key, 'data', e.data)) end
  from jsonb_to_recordset(entries) e (id bigint, at timestamptz, key bigint, data text)
  where a.id = e.id and a.at = e.at and a.id > chained and has_words_of_customer(a.action, a.subject_type, a.subject_id, a.details)
    and (e.data is null or exists (select from audit_keys k where k.id = e.key));
  get diagnostics done = row_count;
  perform set_config('panel.seals', 'off', true);
  return done;
end $$;
