-- Entries of the history of which the ids and times are known, latest first.
create or replace function read_placed_history(ids bigint[], times timestamptz[])
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, words tsvector)
language plpgsql stable
-- A plan for all calls, which looks each entry up in its month: to plan all months takes ten times as long.
set plan_cache_mode = force_generic_plan set jit = off
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off set enable_bitmapscan = off set enable_indexscan = on
as $$
#variable_conflict use_column
begin
  if cardinality(ids) = 0 then return; end if;
  return query
    select e.id, e.at, e.message_id, e.message_created_at, e.skip_id, e.words
    from unnest(ids, times) placed (id, at) join history_entries e on e.id = placed.id and e.at = placed.at
    order by e.at desc, e.id desc;
end $$;
