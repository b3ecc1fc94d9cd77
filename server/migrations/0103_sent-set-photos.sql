-- Up Migration

-- Whether the photo of a set was sent, or its original, or another crop of that: the reports counted it among all sent photos.
-- Triggers keep it, also for a node of the previous release.
alter table profile_set_photos add column was_sent boolean not null default false;

create function mark_sent_set_photos() returns trigger language plpgsql as $$
begin
  -- Whoever adds a crop of the same original waits, or has committed it: the update below sees it.
  perform from photos where id = coalesce(new.original_id, new.id) for no key update;
  update profile_set_photos f set was_sent = true
  from photos p
  where (p.id = coalesce(new.original_id, new.id) or p.original_id = coalesce(new.original_id, new.id))
    and f.photo_id = p.id and not f.was_sent;
  return null;
end $$;
create trigger photos_sent_of_sets after insert or update of sent_at on photos
  for each row when (new.sent_at is not null and new.conversation_id is null) execute function mark_sent_set_photos();

create function fill_was_sent() returns trigger language plpgsql as $$
declare original bigint;
begin
  select coalesce(original_id, id) into original from photos where id = new.photo_id;
  -- Whoever sends one of these photos waits, or has committed it: the query below sees it.
  perform from photos where id = original for share;
  new.was_sent := exists (select from photos p
    where p.sent_at is not null and p.conversation_id is null and coalesce(p.original_id, p.id) = original);
  return new;
end $$;
create trigger profile_set_photos_was_sent before insert or update of photo_id on profile_set_photos
  for each row execute function fill_was_sent();

insert into backfills (name, table_name) values ('set_photos_was_sent', 'profile_set_photos');

-- `profile_set_photos_counted` replaces it: the builds after the migrations create it.
drop index if exists profile_set_photos_reported;

-- Down Migration
delete from backfills where name = 'set_photos_was_sent';
drop trigger photos_sent_of_sets on photos;
drop trigger profile_set_photos_was_sent on profile_set_photos;
drop function mark_sent_set_photos;
drop function fill_was_sent;
alter table profile_set_photos drop column was_sent;
