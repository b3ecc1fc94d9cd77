-- Stores places of `place_history_month`: lists, or bits for words that many entries of the month have.
-- @param fewest entries of such a word
-- @returns the number of words, at most `most`
create or replace function pack_history_places(placed date, fewest int, most int) returns int language plpgsql
as $$
declare
  packed int;
begin
  with taken as (
    delete from history_places_to_pack where ctid = any (array(select ctid from history_places_to_pack where month = placed limit most)) returning *
  )
  insert into history_places (month, word, entries, few, many, dense, repeated)
  select t.month, t.word, t.entries, case when t.entries < fewest then t.few end,
    case when t.entries >= fewest and not is_dense then history_bits(t.few, m.entries) end,
    case when t.entries >= fewest and is_dense then history_bits(t.few, m.entries) end, case when t.entries >= fewest then t.repeated end
  from taken t join history_placed_months m on m.month = placed, lateral (
    -- Marks are in most searches, and there are not many.
    select t.entries >= m.entries / case when left(t.word, 1) = '|' then 256 else 64 end as is_dense) density;
  get diagnostics packed = row_count;
  return packed;
end $$;
