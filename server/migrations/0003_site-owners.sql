-- Up Migration

create table siteowners (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- Where answers are delivered; null for a site that polls its outbox.
  webhook_url text,
  created_at timestamptz not null default now(),
  -- Nothing is sent to the site of a paused site owner; its deliveries wait.
  paused_at timestamptz,
  -- The rules of a site owner for the texts of its profiles, one in each item.
  text_rules text[] not null default '{}',
  -- What it wants of the length of an answer, in characters, and in percent of the customer's message; null for nothing. An answer of
  -- another length is sent all the same, unless `length_stops`.
  length_min int check (length_min between 1 and 2000),
  length_share int check (length_share between 1 and 200),
  length_max int check (length_max between 1 and 2000),
  length_stops boolean not null default false,
  check (length_min <= length_max),
  -- Whether texts that people marked wrong may be exported, masked, for the recognition to learn from. The site owner has to agree.
  is_learning_allowed boolean not null default false,
  -- Whether a disclosure that its site tells counts although the site owner has not published that version.
  accepts_unknown_disclosures boolean not null default false,
  -- For those who join a site: its chats reach only operators who are chosen for it, and no number of the service counts them. It changes
  -- only while there are no customers, so that nobody real ever is a test.
  is_test boolean not null default false,
  -- By how many seconds the times of its messages are behind, or ahead if negative, and since when; null while they are right. It is
  -- confirmed when a later message differs by as much: messages that were late for another reason differ by less and less.
  clock_seconds int,
  clock_since timestamptz,
  clock_confirmed boolean not null default false,
  check ((clock_seconds is null) = (clock_since is null))
);
create index siteowners_test on siteowners (id) where is_test;

create table site_keys (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz,
  expires_at timestamptz,
  -- At most a minute old.
  last_used_at timestamptz,
  created_by bigint references operators
);

-- Secrets of Standard Webhooks, encrypted. Several may be valid while one is being replaced.
create table webhook_secrets (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz
);
create index webhook_secrets_siteowner on webhook_secrets (siteowner_id);

-- The last calls of each site that were refused. No bodies: only codes and the names of fields.
create table refused_site_calls (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners on delete cascade,
  at timestamptz not null default now(),
  -- What the answer named, for the log.
  request_id text,
  -- Method and route: `POST /site/v1/messages`.
  route text not null,
  code text not null,
  status int not null,
  -- `[{"path": "messages.0.text", "code": "too_long"}]`
  issues jsonb not null default '[]'
);
create index refused_site_calls_siteowner on refused_site_calls (siteowner_id, id desc);

-- What a site has sent, once: the site's id, ours, and a digest that tells a repeat from a contradiction.
create table received_messages (
  siteowner_id bigint references siteowners,
  external_id text,
  message_id bigint not null,
  digest bytea not null,
  primary key (siteowner_id, external_id)
);
create index received_messages_message on received_messages (message_id);

-- What a site owner's customers are told about fictional profiles, per language.
create table disclosures (
  siteowner_id bigint references siteowners on delete cascade,
  language text,
  version text,
  body text not null,
  created_at timestamptz not null default now(),
  -- From when on a customer who was shown an earlier version last is on hold. Null: earlier showings stay valid.
  again_from timestamptz,
  primary key (siteowner_id, language, version)
);
create index disclosures_again on disclosures (siteowner_id, language, again_from) where again_from is not null;

-- The customers of a site owner whose disclosures a job compares with their holds, from `due_at` on.
create table disclosure_checks (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners on delete cascade,
  due_at timestamptz not null,
  -- The customers up to this id are done; null while those with a waiting chat are not.
  done_up_to bigint,
  round int not null default 1 check (round between 1 and 2)
);
create index disclosure_checks_due on disclosure_checks (due_at, id);
create index disclosure_checks_siteowner on disclosure_checks (siteowner_id);

-- What a site owner has checked in the texts of operators before they are sent. No row: off.
create table send_checks (
  siteowner_id bigint references siteowners,
  kind text check (kind in ('promise', 'contact', 'money', 'age', 'likely', 'language')),
  mode text not null check (mode in ('warn', 'block')),
  primary key (siteowner_id, kind),
  check (kind <> 'language' or mode = 'warn')
);

-- What a site owner asks of those who write in its chats, in each language, one rule in each item.
create table chat_rules (
  siteowner_id bigint references siteowners on delete cascade,
  language text references languages (code),
  rules text[] not null check (cardinality(rules) > 0),
  since timestamptz not null default now(),
  primary key (siteowner_id, language)
);

-- What an operator last read of them: what has changed since then is marked.
create table read_chat_rules (
  operator_id bigint references operators on delete cascade,
  siteowner_id bigint references siteowners on delete cascade,
  language text references languages (code),
  rules text[] not null,
  primary key (operator_id, siteowner_id, language)
);

-- True answers to a customer who asks who writes, approved by the site owner. The text never changes: a retired answer stays with the
-- questions that it has answered. {profile_name} is filled in.
create table approved_answers (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  language text not null references languages (code),
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  created_by bigint references operators,
  retired_at timestamptz,
  retired_by bigint references operators
);
create index approved_answers_in_use on approved_answers (siteowner_id, language, id) where retired_at is null;

-- Where customers in distress find help: the list of each site owner. A country of null is every country. A line never changes: an admin
-- removes it and adds another one.
create table help_lines (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  country text references countries (code),
  -- The language that is spoken there; null: not said.
  language text references languages (code),
  name text not null check (btrim(name) <> '' and length(name) <= 100),
  telephone text check (btrim(telephone) <> '' and length(telephone) <= 60),
  web_address text check (web_address ~ '^https?://' and length(web_address) <= 300),
  opening_hours text check (btrim(opening_hours) <> '' and length(opening_hours) <= 100),
  created_at timestamptz not null default now(),
  created_by bigint references operators,
  removed_at timestamptz,
  removed_by bigint references operators,
  check (telephone is not null or web_address is not null)
);
create index help_lines_in_use on help_lines (siteowner_id, country, id) where removed_at is null;

-- When the silent customers of a site owner are poked, and how often. Without a row: never.
create table poke_rules (
  siteowner_id bigint primary key references siteowners on delete cascade,
  -- How long a customer is silent before the first poke, and before each following one.
  silence_minutes int not null check (silence_minutes between 1 and 525600),
  next_silence_minutes int not null check (next_silence_minutes between 1 and 525600),
  most_in_a_row int not null check (most_in_a_row between 1 and 20),
  -- By the clock of the customer; from 22:00 until 08:00 goes over midnight. Null: none.
  quiet_from time,
  quiet_until time,
  -- To one customer, on one day of theirs, in all of their conversations.
  pokes_per_day int not null check (pokes_per_day between 1 and 20),
  -- The clock of customers whose own is not known.
  timezone text not null default 'Europe/Amsterdam',
  -- With fewer credits, a member of this type is not poked: an answer would cost them money. Null: none of them is.
  least_credits_trial int default 1 check (least_credits_trial between 0 and 1000000),
  least_credits_premium int default 1 check (least_credits_premium between 0 and 1000000),
  -- Customers who talk to nobody are written to.
  starters boolean not null default false,
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);
