-- A photo was added to a set: whether it, its original or another crop was sent before.
create or replace function fill_was_sent() returns trigger language plpgsql as $$
declare original bigint;
begin
  select coalesce(original_id, id) into original from photos where id = new.photo_id;
  -- Whoever sends one of these photos waits, or has committed it: the query below sees it.
  perform from photos where id = original for share;
  new.was_sent := exists (select from photos p
    where p.sent_at is not null and p.conversation_id is null and coalesce(p.original_id, p.id) = original);
  return new;
end $$;
