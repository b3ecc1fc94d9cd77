-- Up Migration

-- What a site owner's profiles can give, as the site has named it.
create table gifts (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  external_id text not null,
  name text not null check (btrim(name) <> ''),
  credits int not null check (credits >= 0),
  icon text not null default 'gift',
  position int not null default 0,
  -- It can't be given any more; messages keep it.
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Admins retire gifts too. `retired_at` is the site's, which the site sets and clears with its catalogue.
  retired_by_admin_at timestamptz,
  unique (siteowner_id, external_id)
);
-- The order of the catalogue: a page or a part of its file reads its own rows only.
create index gifts_order on gifts (siteowner_id, position, credits, id);

-- How often each gift was sent in the last 90 days. A job counts it, because the messages of 90 days are many.
create table gift_use (
  gift_id bigint primary key references gifts on delete cascade,
  sent int not null
);

-- Pictures that operators send. Decoded and written anew by us: never the bytes that came.
create table photos (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  -- Null for a photo of a profile set: any conversation with a profile of that set may have it.
  conversation_id bigint,
  -- Who uploaded it.
  operator_id bigint references operators,
  picture bytea not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  created_at timestamptz not null default now(),
  -- When it first went to a customer: from then on it is kept, and its site may fetch it.
  sent_at timestamptz,
  -- The uncropped photo. It stays, so that the photo can be cropped again.
  original_id bigint references photos,
  -- For lists: at most 320 pixels wide and high.
  thumbnail bytea,
  -- 64-bit difference hash. Null for a photo that is in no set.
  picture_hash bigint
);
-- Finds pictures that look like another one.
create index photos_bands on photos using gin (picture_bands(picture_hash)) where picture_hash is not null;
create index photos_original on photos (original_id) where original_id is not null;
create index photos_sent_ids on photos (coalesce(original_id, id))
  include (original_id, id)
  where sent_at is not null and conversation_id is null;
create index photos_unsent on photos (created_at) where sent_at is null;
create index photos_unsent_operator on photos (operator_id) where sent_at is null;
create trigger photos_sent_of_sets after insert or update of sent_at on photos
  for each row when (new.sent_at is not null and new.conversation_id is null)
  execute function mark_sent_set_photos();

-- A profile set: photos and the facts of one fictional person. Persons can have the same name. A set is in use while profiles have it.
create table profile_sets (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  name text not null check (btrim(name) <> ''),
  created_at timestamptz not null default now(),
  -- What profiles get that a site makes without naming a set.
  is_default boolean not null default false,
  state text not null default 'ready' check (state in ('draft', 'ready', 'retired')),
  -- Null for a default set.
  language text,
  facts jsonb not null default '{}',
  -- Null for a set that the demo or a command created.
  created_by bigint references operators,
  updated_at timestamptz not null default now(),
  updated_by bigint references operators,
  -- What the list of profile sets counts and searches, so that it does not read the photos of all sets. Triggers keep both.
  photo_count int not null default 0,
  search_text text not null default ''
);
create unique index profile_sets_default on profile_sets (siteowner_id) where is_default;
create index profile_sets_reported on profile_sets (created_at desc, id desc) include (created_by, siteowner_id, language);
create index profile_sets_time on profile_sets (updated_at desc, id desc);
create trigger profile_sets_words before insert or update of name, facts on profile_sets
  for each row execute function keep_words_of_set();

-- A photo of a set that was sent stays when the set loses it, so the bytes are with the photos.
create table profile_set_photos (
  id bigint generated always as identity primary key,
  profile_set_id bigint not null references profile_sets on delete cascade,
  description text not null default '',
  position int not null default 0,
  created_at timestamptz not null default now(),
  photo_id bigint not null unique references photos,
  added_by bigint references operators,
  -- The part of the original that is shown, in pixels: {x, y, width, height}.
  crop jsonb,
  never_send_at timestamptz,
  -- Whether the photo of a set was sent, or its original, or another crop of that: the reports count it. Triggers keep it.
  was_sent boolean not null default false
);
create index profile_set_photos_counted on profile_set_photos (created_at desc, id desc) include (added_by, profile_set_id, was_sent);
create index profile_set_photos_set on profile_set_photos (profile_set_id, position, id);
create trigger profile_set_photos_added after insert on profile_set_photos referencing new table as changed
  for each statement execute function keep_photos_of_set();
create trigger profile_set_photos_edited after update on profile_set_photos referencing new table as changed
  for each statement execute function keep_photos_of_set();
create trigger profile_set_photos_removed after delete on profile_set_photos referencing old table as changed
  for each statement execute function keep_photos_of_set();
create trigger profile_set_photos_was_sent before insert or update of photo_id on profile_set_photos
  for each row execute function fill_was_sent();

-- Two photos of sets that look the same. Written when a photo is added or cropped.
create table profile_set_photo_pairs (
  set_photo_id bigint references profile_set_photos on delete cascade,
  other_set_photo_id bigint references profile_set_photos on delete cascade,
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

create table profiles (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  external_id text not null,
  name text not null,
  age int not null check (age >= 18),
  city text not null,
  gender text not null check (gender in ('male', 'female')),
  language text not null,
  about text,
  photo_url text,
  facts jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  profile_set_id bigint references profile_sets,
  -- Since when its site no longer uses it: it gets no pokes and no first messages.
  retired_at timestamptz,
  unique (siteowner_id, external_id)
);
create index profiles_language on profiles (siteowner_id, language, id);
create index profiles_set on profiles (profile_set_id) where profile_set_id is not null;

-- Texts that sites want for their profiles. One operator writes a text, another one approves it or returns it with a note.
create table profile_texts (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  profile_id bigint not null references profiles,
  external_id text not null,
  title text not null check (btrim(title) <> ''),
  language text not null,
  min_length int not null check (min_length > 0),
  max_length int not null,
  status text not null default 'to_write' check (status in ('to_write', 'to_review', 'returned', 'approved')),
  -- The text of the last round.
  body text check (btrim(body) <> ''),
  round int not null default 0,
  writer_id bigint references operators,
  -- Since when it has its status.
  waiting_since timestamptz not null default now(),
  created_at timestamptz not null default now(),
  -- The report counts a text for who wrote it first, on the day of that.
  first_writer_id bigint references operators,
  first_written_at timestamptz,
  writing_seconds int,
  first_reviewed_at timestamptz,
  approved_at timestamptz,
  -- The lease is active until `expires_at`, and can be used after that while nobody else has claimed the text.
  lease_id uuid,
  holder_id bigint references operators,
  claimed_at timestamptz,
  expires_at timestamptz,
  -- The lease that the last action ended: the same action again has no second effect.
  ended_lease_id uuid,
  -- An index of the deliveries would cost every delivery something: a text names its own.
  delivery_id bigint unique,
  check (max_length >= min_length),
  check ((status = 'approved') = (approved_at is not null)),
  check ((round = 0) = (body is null)),
  check ((round = 0) = (first_written_at is null)),
  check ((lease_id is null) = (holder_id is null) and (lease_id is null) = (expires_at is null)),
  unique (profile_id, external_id)
);
create index profile_texts_approved on profile_texts (approved_at, id) where status = 'approved';
create unique index profile_texts_holder on profile_texts (holder_id) where holder_id is not null;
create index profile_texts_language on profile_texts (language, id) where body is not null;
create index profile_texts_places on profile_texts (siteowner_id, first_written_at, id)
  include (first_writer_id, language, status, round, writing_seconds, first_reviewed_at)
  where first_written_at is not null;
create index profile_texts_reported on profile_texts (first_written_at, id)
  include (first_writer_id, siteowner_id, language, status, round, writing_seconds, first_reviewed_at)
  where first_written_at is not null;
create index profile_texts_waiting on profile_texts (status, waiting_since, id) where status <> 'approved';
create index profile_texts_waiting_places on profile_texts (language, siteowner_id) where status <> 'approved';
create index profile_texts_writer on profile_texts (first_writer_id, first_written_at desc, id desc) where first_written_at is not null;

-- What was sent to review, and what the reviewer decided.
create table profile_text_rounds (
  profile_text_id bigint references profile_texts,
  round int check (round > 0),
  body text not null check (btrim(body) <> ''),
  writer_id bigint not null references operators,
  written_at timestamptz not null default now(),
  reviewer_id bigint references operators,
  reviewed_at timestamptz,
  -- Why it was returned.
  note text check (btrim(note) <> ''),
  primary key (profile_text_id, round),
  check (reviewer_id <> writer_id),
  check ((reviewer_id is null) = (reviewed_at is null)),
  check (note is null or reviewed_at is not null)
);
create index profile_text_rounds_writer on profile_text_rounds (writer_id, profile_text_id);

-- An operator can have a draft without the lease: what was typed is not lost.
create table profile_text_drafts (
  profile_text_id bigint references profile_texts,
  operator_id bigint references operators,
  body text not null,
  -- It is the note of a review, and not the text itself.
  is_note boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (profile_text_id, operator_id)
);

create table profile_text_skips (
  profile_text_id bigint references profile_texts,
  operator_id bigint references operators,
  created_at timestamptz not null default now(),
  primary key (operator_id, profile_text_id)
);
