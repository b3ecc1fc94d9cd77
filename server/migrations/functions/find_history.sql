-- The newest entries of the history that match. Looks at the last days first, so that a word of half of all messages costs as little
-- as a rare one.
-- @param query words and marks; null for all entries
-- @param starts, before the moments of the entries, both included; null for no first moment
-- @param after_id the entry at `before` after which the page begins
create or replace function find_history(query tsquery, starts timestamptz, before timestamptz, after_id bigint, most int)
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, words tsvector)
language plpgsql volatile
-- A plan for all steps, which reads the partition of its month only. A step can find hundreds of thousands of places.
set enable_seqscan = off set plan_cache_mode = force_generic_plan set work_mem = '64MB'
as $$
#variable_conflict use_column
declare
  step record;
  found int := 0;
  added int;
begin
  for step in select * from history_steps(query, starts, before) loop
    return query
      select e.id, e.at, e.message_id, e.message_created_at, e.skip_id, e.words
      from history_entries e
      where e.words @@ step.sought and e.at >= step.lower and e.at < step.upper
        and (after_id is null or e.at < before or e.id < after_id)
      order by e.at desc, e.id desc limit most - found;
    get diagnostics added = row_count;
    found := found + added;
    exit when found >= most;
  end loop;
end $$;
