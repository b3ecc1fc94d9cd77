-- Up Migration

create table skips (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  operator_id bigint not null references operators,
  -- The message that was not answered.
  message_id bigint,
  reason text not null check (btrim(reason) <> ''),
  created_at timestamptz not null default now()
);
create index skips_operator on skips (operator_id, created_at desc, id desc);
create index skips_conversation on skips (conversation_id, created_at desc, id desc);
create index skips_time on skips (created_at desc, id desc);

create table ignores (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  operator_id bigint not null references operators,
  option text not null check (option in ('stop_pokes', 'until_next_message', 'alert')),
  note text,
  created_at timestamptz not null default now(),
  -- When it no longer applies: the customer wrote again, or somebody took it back.
  ended_at timestamptz,
  check (option <> 'alert' or btrim(coalesce(note, '')) <> '')
);
create unique index ignores_open on ignores (conversation_id, option) where ended_at is null;

create table reportreasons (
  id bigint generated always as identity primary key,
  -- Names the reason for the interface's own words.
  code text not null unique check (code ~ '^[a-z][a-z_]*$'),
  position int not null
);

create table message_reports (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null references siteowners,
  operator_id bigint not null references operators,
  reason_id bigint not null references reportreasons,
  notes text not null check (btrim(notes) <> ''),
  created_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by bigint references operators,
  check ((handled_at is null) = (handled_by is null)),
  -- A message is reported once by each operator.
  unique (message_id, operator_id)
);
create index message_reports_open on message_reports (created_at desc, id desc) where handled_at is null;

create table away_times (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  reason text not null check (btrim(reason) <> ''),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- When the operator came back.
  ended_at timestamptz,
  check (ends_at > started_at)
);
create unique index away_times_open on away_times (operator_id) where ended_at is null;
create index away_times_time on away_times (started_at desc, id desc);

create table profile_sets (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  name text not null check (btrim(name) <> ''),
  created_at timestamptz not null default now(),
  unique (siteowner_id, name)
);

create table profile_set_photos (
  id bigint generated always as identity primary key,
  profile_set_id bigint not null references profile_sets on delete cascade,
  -- Decoded and written anew by us: never the bytes that were uploaded.
  picture bytea not null,
  media_type text not null check (media_type in ('image/webp', 'image/jpeg')),
  width int not null check (width > 0),
  height int not null check (height > 0),
  description text not null default '',
  position int not null default 0,
  created_at timestamptz not null default now()
);
create index profile_set_photos_set on profile_set_photos (profile_set_id, position, id);

alter table profiles add column profile_set_id bigint references profile_sets;

create table interests (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9_]*$')
);

create table customer_interests (
  customer_id bigint not null references customers on delete cascade,
  interest_id bigint not null references interests,
  primary key (customer_id, interest_id)
);

-- Specification section 3, interest tags.
insert into interests (code) values
  ('relationship'), ('one_night_stand'), ('kissing'), ('hugging'), ('massages'), ('lingerie'), ('sex'), ('safe_sex'),
  ('public_sex'), ('oral_sex'), ('anal_sex'), ('sex_toys'), ('masturbating'), ('exchanging_pictures'), ('threesome'),
  ('gangbang'), ('bondage'), ('sadomasochism'), ('gym'), ('sports'), ('dancing'), ('travelling'), ('adventure'), ('party'),
  ('tattoos'), ('music'), ('movies'), ('videogames'), ('politics'), ('outdoors'), ('gardening'), ('hiking'), ('biking'),
  ('reading'), ('animals'), ('beach'), ('art'), ('photography'), ('theater'), ('shopping'), ('fashion'), ('astrology'),
  ('cooking'), ('foodie'), ('bbq'), ('sushi'), ('vegetarian'), ('wine'), ('beer'), ('tea'), ('coffee');

-- Down Migration
drop table customer_interests, interests, profile_set_photos, away_times, message_reports, reportreasons, ignores, skips cascade;
alter table profiles drop column profile_set_id;
drop table profile_sets;
