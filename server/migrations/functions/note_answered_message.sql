-- A customer has answered a message of an earlier day.
create or replace function note_answered_message() returns trigger language plpgsql as $$
begin
  insert into stats_changes (created_at, conversation_id, siteowner_id, operator_id, type)
  values (new.created_at, new.conversation_id, new.siteowner_id, new.operator_id, new.type);
  return null;
end $$;
