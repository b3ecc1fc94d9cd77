-- Entries of the history are deleted: the counts of their months are no longer exact.
create or replace function note_history_deleted() returns trigger language plpgsql as $$
begin
  insert into history_month_changes (month, changed, lost)
  select date_trunc('month', at at time zone 'utc')::date, count(*), count(*) from old_entries group by 1;
  return null;
end $$;
