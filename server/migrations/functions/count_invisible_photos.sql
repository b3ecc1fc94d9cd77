-- A photo was hidden, shown or deleted. Those of archived messages count too; only the owner of the tables reads the archive.
create or replace function count_invisible_photos() returns trigger language plpgsql
security definer set search_path = public, pg_temp as $$
begin
  -- The count includes what was committed until this lock. Changes of messages hold it already.
  perform from conversations where id = new.conversation_id for update;
  update conversations c set invisible_photo_count = (
    select count(*) from all_messages m
    where m.conversation_id = c.id and m.created_at >= coalesce(c.first_message_at, '-infinity')
      and (m.photo_url is not null or m.photo_id is not null) and (m.hidden_at is not null or m.deleted_at is not null))
  where c.id = new.conversation_id;
  return null;
end $$;
