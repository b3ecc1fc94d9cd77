-- Those of a few places of a month whose entries have one of these words, or one with one of these beginnings. Fewer entries are read than
-- the places of all these words.
create or replace function history_with_words(of_month date, places int[], words text[], beginnings text[]) returns int[] language plpgsql stable
as $$
declare
  found int[];
begin
  execute format('
    select array_agg(p.place)
    from (
      select place, (select a.ids[place %% 100 + 1] from history_placed_entries a where a.month = $1 and a.part = place / 100) as id
      from unnest($2) place) p
      join %I e on e.id = p.id
    where e.words @@ $3', 'history_entries_' || to_char(of_month, 'YYYY_MM'))
    into found using of_month, places, (
      select string_agg(text, ' | ') from (
        select format('''%s''', word) as text from unnest(words) word
        union all select format('''%s'':*', beginning) from unnest(beginnings) beginning) texts)::tsquery;
  return coalesce(found, '{}');
end $$;
