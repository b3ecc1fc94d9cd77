-- The newest entries of the history that match. Looks at the last days first, so that a word of half of all messages costs as little
-- as a rare one.
-- @param query words and marks; null for all entries
-- @param starts, before the moments of the entries, both included; without `starts`, of 20 years
-- @param after_id the entry at `before` after which the page begins
create or replace function find_history(query tsquery, starts timestamptz, before timestamptz, after_id bigint, most int)
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, words tsvector)
language plpgsql volatile
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  step record;
  found int := 0;
  added int;
begin
  for step in select * from history_steps(query, starts, before, most) loop
    return query
      select e.id, e.at, e.message_id, e.message_created_at, e.skip_id, e.words
      from history_entries e
      where e.words @@ step.sought and e.at >= step.lower and e.at <= step.upper
        and (e.at < step.upper or step.upper = before and (after_id is null or e.id < after_id))
      order by e.at desc, e.id desc limit most - found;
    get diagnostics added = row_count;
    found := found + added;
    exit when found >= most;
  end loop;
end $$;
