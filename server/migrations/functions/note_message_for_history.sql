-- A message was answered, hidden, deleted or restored: its entry in the history changes.
create or replace function note_message_for_history() returns trigger language plpgsql as $$
begin
  insert into history_changes (message_id, message_created_at) values (new.id, new.created_at);
  return null;
end $$;
