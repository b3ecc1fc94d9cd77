-- Up Migration

-- A profile set: photos and the facts of one fictional person. A node of the previous release creates default sets, whose
-- photos are sent at once, so the default is `ready`. A set is in use while profiles have it.
alter table profile_sets
  add column state text not null default 'ready' check (state in ('draft', 'ready', 'retired')),
  -- Null for a set that was created before sets had a language.
  add column language text,
  add column facts jsonb not null default '{}',
  -- Null for a set that the demo or a command created.
  add column created_by bigint references operators,
  add column updated_at timestamptz not null default now(),
  add column updated_by bigint references operators;
update profile_sets set updated_at = created_at;
create index profile_sets_time on profile_sets (updated_at desc, id desc);
-- Persons can have the same name.
alter table profile_sets drop constraint profile_sets_siteowner_id_name_key;

create index profiles_set on profiles (profile_set_id) where profile_set_id is not null;

-- Pictures that are derived from a stored one, and how to find pictures that look like it.
alter table photos
  -- The uncropped photo. It stays, so that the photo can be cropped again.
  add column original_id bigint references photos,
  -- For lists: at most 320 pixels wide and high.
  add column thumbnail bytea,
  -- 64-bit difference hash. Null for a photo that is in no set.
  add column picture_hash bigint;
create index photos_original on photos (original_id) where original_id is not null;

-- Six bands of a picture hash. Two hashes that differ in at most five bits have at least one band in common, so an index on
-- the bands finds all candidates. The upper bits of a band are its number.
create function picture_bands(hash bigint) returns int[] language sql immutable strict parallel safe as $$
  select array[
    (hash & 2047)::int,
    1 << 11 | ((hash >> 11) & 2047)::int,
    2 << 11 | ((hash >> 22) & 2047)::int,
    3 << 11 | ((hash >> 33) & 2047)::int,
    4 << 11 | ((hash >> 44) & 1023)::int,
    5 << 11 | ((hash >> 54) & 1023)::int]
$$;
create index photos_bands on photos using gin (picture_bands(picture_hash)) where picture_hash is not null;

alter table profile_set_photos
  add column added_by bigint references operators,
  -- The part of the original that is shown, in pixels: {x, y, width, height}.
  add column crop jsonb,
  add column never_send_at timestamptz;
create index profile_set_photos_time on profile_set_photos (created_at desc, id desc);

-- Two photos of sets that look the same. Written when a photo is added or cropped.
create table profile_set_photo_pairs (
  set_photo_id bigint not null references profile_set_photos on delete cascade,
  other_set_photo_id bigint not null references profile_set_photos on delete cascade,
  -- Bits in which their hashes differ.
  distance int not null check (distance between 0 and 64),
  -- Somebody has seen both and keeps them.
  kept_at timestamptz,
  kept_by bigint references operators,
  primary key (set_photo_id, other_set_photo_id),
  check (set_photo_id < other_set_photo_id)
);
create index profile_set_photo_pairs_other on profile_set_photo_pairs (other_set_photo_id);

-- Each pair from both sides, as long as it matters: nobody keeps both, and both can still be sent.
create view profile_set_duplicates as
  select own.profile_set_id, p.set_photo_id, p.other_set_photo_id, p.distance,
    o.profile_set_id as other_set_id, os.siteowner_id as other_siteowner_id
  from (
    select set_photo_id, other_set_photo_id, distance from profile_set_photo_pairs where kept_at is null
    union all
    select other_set_photo_id, set_photo_id, distance from profile_set_photo_pairs where kept_at is null
  ) p
    join profile_set_photos own on own.id = p.set_photo_id
    join profile_sets s on s.id = own.profile_set_id
    join profile_set_photos o on o.id = p.other_set_photo_id
    join profile_sets os on os.id = o.profile_set_id
  where own.never_send_at is null and o.never_send_at is null and s.state <> 'retired' and os.state <> 'retired';

-- Photos that operators sent, by time, for the report.
create index messages_photo_time on only messages (created_at, id) where photo_id is not null and direction = 'out';

-- Down Migration
alter table profile_sets add unique (siteowner_id, name);
drop index messages_photo_time;
drop view profile_set_duplicates;
drop table profile_set_photo_pairs;
drop index profile_set_photos_time;
alter table profile_set_photos drop column added_by, drop column crop, drop column never_send_at;
drop index photos_bands;
drop function picture_bands(bigint);
alter table photos drop column original_id, drop column thumbnail, drop column picture_hash;
drop index profiles_set;
drop index profile_sets_time;
alter table profile_sets drop column state, drop column language, drop column facts, drop column created_by,
  drop column updated_at, drop column updated_by;
