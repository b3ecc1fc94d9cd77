-- The newest entries of the history that match: those of the last day first, then of the six days before, and so on, until there are
-- enough. So a word of half of all messages costs as little as a rare one.
-- @param query words and marks; an empty one matches everything
-- @param starts, before the moments of the entries, both included; without `starts` from the first entry on
-- @param after_id the entry at `before` after which the page begins
-- @param ranked the words by which `rank` is computed; null for no rank
create or replace function find_history(query tsquery, starts timestamptz, before timestamptz, after_id bigint, most int, ranked tsquery)
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, rank real)
language plpgsql stable
set enable_seqscan = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  first_at constant timestamptz := coalesce(starts, least(
    (select e.at from history_entries e where e.skip_id is null order by e.message_id limit 1),
    (select e.at from history_entries e where e.skip_id is not null order by e.skip_id limit 1)));
  -- The days of an entry are marks too. Without another condition they are always needed.
  is_selective constant boolean := numnode(query) > 0 and starts is null;
  upper timestamptz := before;
  lower timestamptz;
  days tsquery;
  step interval;
  found int := 0;
  added int;
begin
  foreach step in array array['1 day', '7 days', '31 days', '124 days', '1 year', '200 years']::interval[] loop
    lower := greatest(before - step, first_at);
    exit when lower > upper;
    days := case when step > interval '1 year' and is_selective then ''::tsquery else history_period(lower, upper) end;
    return query
      select e.id, e.at, e.message_id, e.message_created_at, e.skip_id,
        case when ranked is null then 0 else ts_rank(e.words, ranked) end
      from history_entries e
      where e.words @@ (query && days) and e.at >= lower and e.at <= upper
        and (e.at < upper or upper = before and (after_id is null or e.id < after_id))
      order by e.at desc, e.id desc limit most - found;
    get diagnostics added = row_count;
    found := found + added;
    exit when found >= most or lower <= first_at;
    upper := lower;
  end loop;
end $$;
