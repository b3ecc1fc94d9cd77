-- Appends a block to the chain of the audit log: the entries up to this id, which `next_audit_batch` has returned in this transaction. It runs as
-- the owner, because nobody else writes the chain. The words of customers must be encrypted before. @returns the number of entries
--
-- The text of an entry never changes: `audit:verify` has the same one (`features/audit/verify-block.ts`).
create or replace function chain_audit(up_to bigint) returns int language plpgsql
security definer set search_path = public, pg_temp set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  last audit.chain;
  made int;
  joined bytea;
begin
  if not exists (select from audit.chain_horizon where settled >= up_to) then
    raise exception 'Entries up to % may still be written', up_to;
  end if;
  select * into last from audit.chain order by number desc limit 1;
  if exists (select from audit_log a where a.id > coalesce(last.last_id, 0) and a.id <= up_to
    and has_words_of_customer(a.action, a.subject_type, a.subject_id, a.details)) then
    raise exception 'Entries up to % have words of customers', up_to;
  end if;
  select count(*), string_agg(int8send(a.id) || sha256(convert_to(concat(
    a.id, '|', coalesce(to_char(a.at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US AD'), '-'), '|', coalesce(a.operator_id::text, '-'), '|',
    coalesce(a.siteowner_id::text, '-'), '|', length(a.action), ':', a.action, '|', length(a.subject_type), ':', a.subject_type, '|',
    coalesce(a.subject_id::text, '-'), '|', a.details::text), 'UTF8')), '' order by a.id, a.at)
  into made, joined from audit_log a where a.id > coalesce(last.last_id, 0) and a.id <= up_to;
  if made > 0 then
    insert into audit.chain (number, last_id, entry_count, entries, hash)
    values (coalesce(last.number, 0) + 1, up_to, made, joined, sha256(coalesce(last.hash, '') || joined));
  end if;
  return made;
end $$;
