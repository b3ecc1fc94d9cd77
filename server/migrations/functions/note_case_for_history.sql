-- A message was reported: its entry in the history changes.
create or replace function note_case_for_history() returns trigger language plpgsql as $$
begin
  insert into history_changes (message_id, message_created_at) values (new.message_id, new.message_created_at);
  return null;
end $$;
