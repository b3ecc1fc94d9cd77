-- Finds the next entries for the chain of the audit log, at most `most`, and locks the chain for this transaction. It runs as the owner,
-- because only the owner reads the chain. @returns no row when there is nothing to chain, or another node chains
--
-- A number is taken when an entry is inserted, but the entry is seen when its transaction commits, which can be later than that of a higher
-- number. Whoever inserts has locked `audit_log` before they take a number, and until their transaction has ended. So all entries up to a number are
-- settled when none of the transactions is open that had that lock after the number was taken.
create or replace function next_audit_batch(most int) returns table (after_id bigint, up_to bigint) language plpgsql
security definer set search_path = public, pg_temp
-- Each partition is read by its key.
set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  horizon audit.chain_horizon;
  taken bigint;
  writers text[];
begin
  if not pg_try_advisory_xact_lock(hashtext('chain_audit')) then
    return;
  end if;
  select * into strict horizon from audit.chain_horizon;
  -- Before the locks are read.
  taken := coalesce(pg_sequence_last_value(pg_get_serial_sequence('audit_log', 'id')::regclass), 0);
  writers := array(
    select l.virtualtransaction from pg_locks l
    where l.locktype = 'relation' and l.database = (select oid from pg_database where datname = current_database())
      and l.relation = 'audit_log'::regclass and l.mode = 'RowExclusiveLock' and l.pid is distinct from pg_backend_pid());
  if not horizon.waits_for && writers then
    horizon.settled := case when writers = '{}' then taken else horizon.noted end;
    horizon.noted := taken;
    horizon.waits_for := writers;
    update audit.chain_horizon h set settled = horizon.settled, noted = horizon.noted, waits_for = horizon.waits_for
    where (h.settled, h.noted, h.waits_for) is distinct from (horizon.settled, horizon.noted, horizon.waits_for);
  end if;
  select c.last_id into after_id from audit.chain c order by c.number desc limit 1;
  after_id := coalesce(after_id, 0);
  select max(e.id) into up_to from (
    select a.id from audit_log a where a.id > after_id and a.id <= horizon.settled order by a.id limit most) e;
  if up_to is not null then
    return next;
  end if;
end $$;
