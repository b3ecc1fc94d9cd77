-- Makes the places of the words of a month of the history again, for `pack_history_places`. What changes meanwhile is in `history_place_changes` afterwards.
-- @param until the moment from which on entries have no places: they are so new that others can still appear before them
create or replace function place_history_month(placed date, until timestamptz) returns void language plpgsql
set work_mem = '64MB' set jit = off
as $$
declare
  entries regclass := 'history_entries_' || to_char(placed, 'YYYY_MM');
  ends timestamptz := least(until, (placed + interval '1 month') at time zone 'utc');
  seen bigint[];
begin
  -- A change that is noted already is not noted again, except while this runs.
  perform pg_advisory_xact_lock(hashtext('place_history_month'));
  seen := array(select id from history_place_changes where month = placed);
  delete from history_places where month = placed;
  delete from history_placed_entries where month = placed;
  -- One statement, so that all rows have the same places.
  execute format($sql$
    with numbered as materialized (
      select (row_number() over (order by at desc, id desc))::int - 1 as place, id, at, words from %s where at < $2
    ), entries as (
      insert into history_placed_entries (month, part, at, id, ids, times)
      select $1, place / 100, (array_agg(at order by place))[1], (array_agg(id order by place))[1],
        array_agg(id order by place), array_agg(at order by place)
      from numbered group by place / 100
    ), months as (
      insert into history_placed_months (month, placed_at, placed_before, entries) select $1, now(), $2, count(*) from numbered
      on conflict (month) do update set placed_at = excluded.placed_at, placed_before = excluded.placed_before, entries = excluded.entries
    )
    insert into history_places_to_pack (month, word, entries, few, repeated)
    select $1, lexeme, count(*), array_agg(place), array_agg(place) filter (where cardinality(positions) > 1)
    from numbered cross join unnest(words) where left(lexeme, 2) <> '|d' group by lexeme
  $sql$, entries) using placed, ends;
  delete from history_place_changes where id = any(seen);
end $$;
