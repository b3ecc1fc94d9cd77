-- The newest entries of the history that match all queries. Looks at the last days first, so that a word of half of all messages costs
-- as little as a rare one. Each query is a condition of its own: the index finds them twice as fast as one query with all of them.
-- Months whose places tell what matches (`history_placed`) are searched there, except for their newest entries, which have none.
-- @param queries words and marks, all of which must match; none for all entries
-- @param starts, before the moments of the entries, both included; null for no first moment
-- @param after_id the entry at `before` after which the page begins
create or replace function find_history_entries(queries tsquery[], starts timestamptz, before timestamptz, after_id bigint, most int)
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, words tsvector)
language plpgsql stable
-- Each statement reads one table, by the index of words. A part can find hundreds of thousands of places.
set enable_seqscan = off set enable_indexscan = off set work_mem = '64MB' set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  -- So many entries are read by their ids, about 9 us each. To read more of them takes longer than to look for them in the index.
  longest constant int := 2000;
  visit constant text := '
    select e.id, e.at, e.message_id, e.message_created_at, e.skip_id, e.words
    from %s e
    where e.at >= $3 and e.at < $4 and ($5 is null or e.at < $6 or e.id < $5) and %s %s
    order by e.at desc, e.id desc limit $7';
  conditions text := history_conditions(queries);
  terms history_term[] := history_rarest_first(history_terms(queries));
  is_one_word boolean := cardinality(terms) = 1 and (terms[1]).beginnings = '{}' and not (terms[1]).is_excluded;
  is_excluding boolean := history_only_excludes(queries);
  part record;
  -- From here on, up to the parts before, nothing is left to be searched.
  searched timestamptz := 'infinity';
  part_from timestamptz;
  days tsquery;
  places record;
  range record;
  placed record;
  -- Entries that are found by their places, and not read yet.
  ids bigint[] := '{}';
  times timestamptz[] := '{}';
  found int := 0;
  added int;
begin
  for part in select * from history_parts_of(terms, starts, before, true) loop
    continue when part.lower >= searched;
    part_from := case when terms is null or part.month is null then part.lower else greatest(part.lower, least(part.placed_before, part.upper)) end;
    for each in 1 .. 2 loop
      if part_from < part.upper then
        return query select * from read_placed_history(ids, times);
        ids := '{}';
        times := '{}';
        days := case when isfinite(part_from) and (part.days is not null or is_excluding) then history_days(part_from, part.upper) end;
        return query execute format(visit, part.entries, conditions, case when days is not null then 'and e.words @@ (select $2)' end)
          using queries, days, part_from, part.upper, after_id, before, most - found;
        get diagnostics added = row_count;
        found := found + added;
      end if;
      exit when found >= most or part_from = part.lower;
      places := history_found_places(part.month, terms, part.places);
      if places.few = '{}' then
        searched := greatest(part.month::timestamp at time zone 'utc', starts);
        exit;
      end if;
      range := history_range(part.month, starts, part_from, before, after_id, part.placed_before, part.places);
      if least(most - found, history_count_found(places.few, places.many, range.first, range.beyond)) <= longest then
        -- To the beginning of the month, or of the period.
        searched := greatest(part.month::timestamp at time zone 'utc', starts);
        placed := history_placed_ids(part.month, history_first_places(places.few, places.many, range.first, range.beyond, most - found));
        ids := ids || placed.ids;
        times := times || placed.times;
        found := found + cardinality(placed.ids);
        exit;
      end if;
      terms := null;
      part.upper := part_from;
      part_from := part.lower;
    end loop;
    exit when found >= most;
    -- Few entries have the word: in the earlier months, the index has nothing to compare.
    if is_one_word and searched < 'infinity' then terms := null; end if;
  end loop;
  return query select * from read_placed_history(ids, times);
end $$;
