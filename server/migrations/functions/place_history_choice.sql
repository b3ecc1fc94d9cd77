-- Keeps the places of a month where one of these marks occurs together: many searches ask for them.
create or replace function place_history_choice(placed date, marks text[]) returns void language plpgsql
as $$
declare
  own record;
begin
  -- The places are read only while nobody makes them again.
  perform pg_advisory_xact_lock(hashtext('place_history_month'));
  own := history_word_places(placed, marks, '{}');
  if own.many is not null and own.few is not null then
    own.many := own.many | history_bits(own.few, (select entries from history_placed_months where month = placed));
  end if;
  insert into history_places (month, word, entries, few, dense)
  select placed, history_choice(marks), coalesce(bit_count(own.many), cardinality(own.few), 0),
    case when own.many is null then coalesce(own.few, '{}') end, own.many
  on conflict do nothing;
end $$;
