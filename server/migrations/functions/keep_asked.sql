-- A new queue item repeats whether its conversation has an open inquiry.
create or replace function keep_asked() returns trigger language plpgsql as $$
begin
  new.asked := exists (select from inquiries n where n.conversation_id = new.conversation_id and n.closed_at is null);
  return new;
end $$;
