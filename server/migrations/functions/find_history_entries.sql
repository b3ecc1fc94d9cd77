-- The newest entries of the history that match all queries. Looks at the last days first, so that a word of half of all messages costs
-- as little as a rare one. Each query is a condition of its own: the index finds them twice as fast as one query with all of them.
-- @param queries words and marks, all of which must match; none for all entries
-- @param starts, before the moments of the entries, both included; null for no first moment
-- @param after_id the entry at `before` after which the page begins
create or replace function find_history_entries(queries tsquery[], starts timestamptz, before timestamptz, after_id bigint, most int)
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, words tsvector)
language plpgsql stable
-- Each statement reads one table, by the index of words. A part can find hundreds of thousands of entries.
set enable_seqscan = off set enable_indexscan = off set work_mem = '64MB' set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  conditions text := history_conditions(queries);
  is_excluding boolean := history_only_excludes(queries);
  part record;
  days tsquery;
  found int := 0;
  added int;
begin
  for part in select * from history_parts(starts, before, true) loop
    days := coalesce(part.days, case when is_excluding and isfinite(part.lower) then history_days(part.lower, part.upper) end);
    return query execute format('
      select e.id, e.at, e.message_id, e.message_created_at, e.skip_id, e.words
      from %s e
      where e.at >= $3 and e.at < $4 and ($5 is null or e.at < $6 or e.id < $5) and %s %s
      order by e.at desc, e.id desc limit $7', part.entries, conditions, case when days is not null then 'and e.words @@ (select $2)' end)
      using queries, days, part.lower, part.upper, after_id, before, most - found;
    get diagnostics added = row_count;
    found := found + added;
    exit when found >= most;
  end loop;
end $$;
