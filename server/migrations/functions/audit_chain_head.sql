-- The newest block of the chain of the audit log, which only the owner reads.
create or replace function audit_chain_head() returns table (last_id bigint, chained_at timestamptz, hash bytea) language sql stable
security definer set search_path = public, pg_temp as $$
  select c.last_id, c.chained_at, c.hash from audit.chain c order by c.number desc limit 1
$$;
