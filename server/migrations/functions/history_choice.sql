-- The word of `history_places` under which the places of a choice of words are, if they are kept together.
create or replace function history_choice(words text[]) returns text language sql immutable
as $$
  select case when cardinality(words) = 1 then words[1] else (select string_agg(word, '' order by word collate "C") from unnest(words) word) end
$$;
