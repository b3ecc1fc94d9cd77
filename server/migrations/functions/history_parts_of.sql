-- The parts of `history_parts`, of which some are of a month whose places tell what a search finds: its entries from before `placed_before`
-- have places, `places` in number.
create or replace function history_parts_of(terms history_term[], starts timestamptz, before timestamptz, by_days boolean)
returns table (entries regclass, lower timestamptz, upper timestamptz, days tsquery, month date, placed_before timestamptz, places int)
language plpgsql stable rows 30
as $$
#variable_conflict use_column
begin
  return query select p.entries, p.lower, p.upper, p.days, m.month, m.placed_before, m.entries
  from history_parts(starts, before, by_days) p
    left join history_placed(terms) m on m.month = date_trunc('month', p.lower at time zone 'utc')::date
      and p.entries <> 'history_entries_default'::regclass
  order by p.upper desc;
end $$;
