-- The parts of a search in the order in which `history_found_places` leaves out most: single words first, those that are rare in the latest month
-- before frequent ones. Null stays null.
create or replace function history_rarest_first(terms history_term[]) returns history_term[] language sql stable strict
as $$
  select coalesce(array_agg(row (t.query, t.alternative, t.alternatives, t.words, t.beginnings, t.is_excluded)::history_term
    order by not is_single, case when is_single then coalesce(p.entries, 0) end, t.turn), '{}')
  from unnest(terms) with ordinality t (query, alternative, alternatives, words, beginnings, is_excluded, turn)
    cross join lateral (
      select alternatives = 1 and cardinality(words) = 1 and beginnings = '{}' and not is_excluded as is_single) single
    left join history_places p
      on is_single and p.month = (select max(month) from history_placed_months) and p.word = t.words[1]
$$;
