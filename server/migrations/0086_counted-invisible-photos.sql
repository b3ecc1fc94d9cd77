-- Up Migration

-- `invisible_photo_count` was always 0: the photos were counted among all messages whenever a conversation was loaded. A trigger
-- counts them when a message is hidden, shown or deleted, also by a node of the previous release.
create function count_invisible_photos() returns trigger language plpgsql as $$
begin
  -- The count includes what was committed until this lock. Changes of messages hold it already.
  perform from conversations where id = new.conversation_id for update;
  update conversations c set invisible_photo_count = (
    select count(*) from messages m
    where m.conversation_id = c.id and m.created_at >= coalesce(c.first_message_at, '-infinity')
      and (m.photo_url is not null or m.photo_id is not null) and (m.hidden_at is not null or m.deleted_at is not null))
  where c.id = new.conversation_id;
  return null;
end $$;
create trigger messages_invisible_photos after update of hidden_at, deleted_at on messages
  for each row when ((new.photo_url is not null or new.photo_id is not null)
    and (old.hidden_at is null and old.deleted_at is null) <> (new.hidden_at is null and new.deleted_at is null))
  execute function count_invisible_photos();
insert into backfills (name, table_name) values ('invisible_photo_count', 'conversations');

-- No statement used it: it has the photos of customers only.
drop index messages_invisible_photos;

-- Down Migration
create index messages_invisible_photos on messages (conversation_id)
  where direction = 'in' and photo_url is not null and (hidden_at is not null or deleted_at is not null);
delete from backfills where name = 'invisible_photo_count';
drop trigger messages_invisible_photos on messages;
drop function count_invisible_photos;
