-- Entries of the history are new: the counts of their months are no longer exact, and neither are the places of a month if one appears among
-- those that have places.
create or replace function note_history_added() returns trigger language plpgsql as $$
begin
  insert into history_month_changes (month, added)
  select date_trunc('month', at at time zone 'utc')::date, count(*) from new_entries group by 1;
  perform note_place_changes(n.month, null)
  from (select date_trunc('month', at at time zone 'utc')::date as month, min(at) as earliest from new_entries group by 1) n
    join history_placed_months m on m.month = n.month and n.earliest < m.placed_before;
  return null;
end $$;
