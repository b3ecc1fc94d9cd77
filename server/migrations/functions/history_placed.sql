-- The months of which the places tell what a search finds, up to a moment: nothing has changed since that this search looks at.
create or replace function history_placed(terms history_term[])
returns table (month date, placed_before timestamptz, entries int) language plpgsql stable rows 30
as $$
declare
  marks text[] := array(
    select distinct case when left(word, 1) = '|' then word else '' end from unnest(terms) t, unnest(t.words || t.beginnings) word);
begin
  if terms is null then return; end if;
  return query select m.month, m.placed_before, m.entries from history_placed_months m
    where not exists (select from history_place_changes c where c.month = m.month and (c.words is null or c.words && marks));
end $$;
