-- The places of a month where one of these words, or one with one of these beginnings, occurs: those of `few` and those of `many`.
create or replace function history_word_places(of_month date, words text[], beginnings text[], out few int[], out many bit varying)
language plpgsql stable
as $$
#variable_conflict use_column
begin
  with found as materialized (
    select p.few, coalesce(p.dense, p.many) as many from history_places p where p.month = of_month and p.word = any(words)
    union all
    select p.few, p.many from unnest(beginnings) beginning cross join lateral (
      select p.few, coalesce(p.dense, p.many) as many from history_places p
      where p.month = of_month and p.word >= beginning and p.word < beginning || chr(1114111) offset 0) p
  )
  select (select array_agg(distinct place) from found f, unnest(f.few) place), (select bit_or(f.many) from found f)
  into history_word_places.few, history_word_places.many;
end $$;
