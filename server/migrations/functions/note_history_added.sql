-- Entries of the history are new: the counts of their months are no longer exact.
create or replace function note_history_added() returns trigger language plpgsql as $$
begin
  insert into history_month_changes (month, added)
  select date_trunc('month', at at time zone 'utc')::date, count(*) from new_entries group by 1;
  return null;
end $$;
