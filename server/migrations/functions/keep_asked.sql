-- A new queue item repeats whether its conversation has an open inquiry, and whether its site owner is a test.
create or replace function keep_asked() returns trigger language plpgsql as $$
begin
  new.asked := exists (select from inquiries n where n.conversation_id = new.conversation_id and n.closed_at is null);
  new.for_test := exists (select from siteowners s where s.id = new.siteowner_id and s.is_test);
  return new;
end $$;
