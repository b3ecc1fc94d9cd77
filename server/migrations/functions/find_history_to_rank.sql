-- Of the newest entries of the history that match all queries, up to a number: those that can be the best matches. `ts_rank` of one word
-- only depends on how often an entry has it, so that of those that have it once, only the newest can be shown.
-- @param search the words by which they are ranked; they are one of the queries
-- @param shown entries that are shown of them
create or replace function find_history_to_rank(queries tsquery[], search tsquery, starts timestamptz, before timestamptz, most int, shown int)
returns table (id bigint, at timestamptz, message_id bigint, message_created_at timestamptz, skip_id bigint, words tsvector)
language plpgsql stable
set enable_seqscan = off set enable_indexscan = off set jit = off set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
declare
  terms history_term[] := history_rarest_first(history_terms(queries));
  searched history_term[] := history_terms(array[search]);
  word history_term := searched[1];
  part record;
  part_from timestamptz;
  places record;
  range record;
  placed record;
  ids bigint[] := '{}';
  times timestamptz[] := '{}';
  hits int;
  found int := 0;
  added int;
begin
  if terms is null or cardinality(searched) is distinct from 1 or word.is_excluded or cardinality(word.beginnings) + least(cardinality(word.words), 1) > 1 then
    return query select * from find_history_entries(queries, starts, before, null, most);
    return;
  end if;
  for part in select * from history_parts_of(terms, starts, before, false) loop
    part_from := case when part.month is null then part.lower else greatest(part.lower, least(part.placed_before, part.upper)) end;
    if part_from < part.upper then
      return query select * from find_history_entries(queries, part_from, part.upper - interval '1 microsecond', null, most - found);
      get diagnostics added = row_count;
      found := found + added;
      exit when found >= most;
    end if;
    if part_from > part.lower then
      places := history_found_places(part.month, terms, part.places);
      continue when places.few = '{}';
      range := history_range(part.month, starts, part_from, before, null, part.placed_before, part.places);
      hits := history_count_found(places.few, places.many, range.first, range.beyond);
      if found + hits > most then
        range.beyond := history_place_after(places.few, places.many, range.first, range.beyond, most - found);
      end if;
      placed := history_placed_ids(part.month,
        history_first_places(places.few, places.many, range.first, range.beyond, greatest(0, shown - found))
          || history_often_places(part.month, word, part.places, places.few, places.many, range.first, range.beyond));
      ids := ids || placed.ids;
      times := times || placed.times;
      found := found + hits;
      exit when found >= most;
    end if;
  end loop;
  -- Their order does not matter.
  return query select * from read_placed_history(ids, times);
end $$;
