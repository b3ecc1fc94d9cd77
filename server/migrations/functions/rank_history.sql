-- The newest entries that `find_history` finds, with their rank: how well each matches `words`.
create or replace function rank_history(query tsquery, words tsquery, starts timestamptz, before timestamptz, newest int)
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, rank real)
language plpgsql volatile
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  step record;
  found int := 0;
  added int;
begin
  for step in select * from history_steps(query, starts, before, newest) loop
    return query
      select n.id, n.at, n.message_id, n.message_created_at, n.skip_id, ts_rank(n.words, rank_history.words)
      from (
        select e.* from history_entries e
        where e.words @@ step.sought and e.at >= step.lower and e.at <= step.upper and (e.at < step.upper or step.upper = before)
        order by e.at desc, e.id desc limit newest - found) n;
    get diagnostics added = row_count;
    found := found + added;
    exit when found >= newest;
  end loop;
end $$;
