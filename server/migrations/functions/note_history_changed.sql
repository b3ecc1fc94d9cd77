-- Entries of the history are changed: the counts of their months are no longer exact.
create or replace function note_history_changed() returns trigger language plpgsql
-- `fill_history` turns it off, and there is no index.
set enable_hashjoin = on
as $$
begin
  insert into history_month_changes (month, changed, lost)
  select date_trunc('month', n.at at time zone 'utc')::date, count(*),
    count(*) filter (where not tsvector_to_array(n.words) @> tsvector_to_array(o.words))
  from old_entries o join new_entries n on n.id = o.id group by 1;
  return null;
end $$;
