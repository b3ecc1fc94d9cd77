-- Up Migration

-- Pictures that operators send. Decoded and written anew by us: never the bytes that came.
create table photos (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  -- Null for a photo of a profile set: any conversation with a profile of that set may have it.
  conversation_id bigint references conversations,
  -- Who uploaded it.
  operator_id bigint references operators,
  picture bytea not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null default now(),
  -- When it first went to a customer: from then on it is kept, and its site may fetch it.
  sent_at timestamptz
);
create index photos_unsent on photos (created_at) where sent_at is null;
create index photos_unsent_operator on photos (operator_id) where sent_at is null;

-- A photo of a set that was sent stays when the set loses it, so the bytes are with the photos. No release has written
-- these columns.
alter table profile_set_photos
  drop column picture,
  drop column media_type,
  drop column width,
  drop column height,
  add column photo_id bigint not null unique references photos;

-- What profiles get that a site makes without naming a set.
alter table profile_sets add column is_default boolean not null default false;
create unique index profile_sets_default on profile_sets (siteowner_id) where is_default;

alter table messages add column photo_id bigint references photos;
create index messages_photo on messages (photo_id, conversation_id) where photo_id is not null;

-- Down Migration
alter table messages drop column photo_id;
drop index profile_sets_default;
alter table profile_sets drop column is_default;
alter table profile_set_photos
  drop column photo_id,
  add column picture bytea not null,
  add column media_type text not null,
  add column width int not null,
  add column height int not null;
drop table photos;
