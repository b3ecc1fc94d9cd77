-- The ids and times of the entries at these places of a month.
create or replace function history_placed_ids(of_month date, places int[], out ids bigint[], out times timestamptz[]) language plpgsql stable
as $$
#variable_conflict use_column
begin
  select coalesce(array_agg(p.ids[place % 100 + 1]), '{}'), coalesce(array_agg(p.times[place % 100 + 1]), '{}')
  into history_placed_ids.ids, history_placed_ids.times
  from (select distinct unnest(places) as place) asked join history_placed_entries p on p.month = of_month and p.part = asked.place / 100;
end $$;
