-- Up Migration

-- Texts that sites want for their profiles. One operator writes a text, another one approves it or returns it with a note.
-- No release has written rows of the table that this one replaces; the previous release counts its rows that are `pending`.
drop table profile_texts;
create table profile_texts (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  profile_id bigint not null references profiles,
  external_id text not null,
  title text not null check (btrim(title) <> ''),
  language text not null,
  min_length int not null check (min_length > 0),
  max_length int not null check (max_length >= min_length),
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
  unique (profile_id, external_id),
  check ((status = 'approved') = (approved_at is not null)),
  check ((round = 0) = (body is null)),
  check ((round = 0) = (first_written_at is null)),
  check ((lease_id is null) = (holder_id is null) and (lease_id is null) = (expires_at is null))
);
create index profile_texts_waiting on profile_texts (status, waiting_since, id) where status <> 'approved';
create index profile_texts_approved on profile_texts (approved_at, id) where status = 'approved';
create index profile_texts_written on profile_texts (first_written_at, id) where first_written_at is not null;
create index profile_texts_language on profile_texts (language, id) where body is not null;
create unique index profile_texts_holder on profile_texts (holder_id) where holder_id is not null;

-- What was sent to review, and what the reviewer decided.
create table profile_text_rounds (
  profile_text_id bigint not null references profile_texts,
  round int not null check (round > 0),
  body text not null check (btrim(body) <> ''),
  writer_id bigint not null references operators,
  written_at timestamptz not null default now(),
  reviewer_id bigint references operators check (reviewer_id <> writer_id),
  reviewed_at timestamptz,
  -- Why it was returned.
  note text check (btrim(note) <> ''),
  primary key (profile_text_id, round),
  check ((reviewer_id is null) = (reviewed_at is null)),
  check (note is null or reviewed_at is not null)
);

-- An operator can have a draft without the lease: what was typed is not lost.
create table profile_text_drafts (
  profile_text_id bigint not null references profile_texts,
  operator_id bigint not null references operators,
  body text not null,
  -- It is the note of a review, and not the text itself.
  is_note boolean not null default false,
  updated_at timestamptz not null default now(),
  primary key (profile_text_id, operator_id)
);

create table profile_text_skips (
  profile_text_id bigint not null references profile_texts,
  operator_id bigint not null references operators,
  created_at timestamptz not null default now(),
  primary key (operator_id, profile_text_id)
);

-- The rules of a site owner for the texts of its profiles, one in each item.
alter table siteowners add column text_rules text[] not null default '{}';

-- Down Migration
alter table siteowners drop column text_rules;
drop table profile_text_skips, profile_text_drafts, profile_text_rounds, profile_texts;
create table profile_texts (
  id bigint generated always as identity primary key,
  profile_id bigint not null references profiles,
  language text not null,
  body text not null check (btrim(body) <> ''),
  status text not null default 'pending' check (status in ('pending', 'approved', 'rejected')),
  operator_id bigint references operators,
  created_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by bigint references operators,
  check ((status = 'pending') = (decided_at is null))
);
create index profile_texts_pending on profile_texts (created_at, id) where status = 'pending';
create index profile_texts_profile on profile_texts (profile_id);
