-- Messages of which the ids and times are known, in no order.
create or replace function history_messages(ids bigint[], times timestamptz[]) returns setof messages language plpgsql stable rows 50
-- A plan for all calls, which looks each message up in its month: to plan all months takes ten times as long as the work.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
begin
  return query select m.* from unnest(ids, times) f (id, created_at) join messages m on m.id = f.id and m.created_at = f.created_at;
end $$;
