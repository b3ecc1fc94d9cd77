-- A new queue item can have waited for one that a send has deleted, with its inquiry closed: it is compared again.
create or replace function recheck_asked() returns trigger language plpgsql as $$
begin
  update queue_items q set asked = false where q.conversation_id = new.conversation_id
    and not exists (select from inquiries n where n.conversation_id = new.conversation_id and n.closed_at is null);
  return null;
end $$;
