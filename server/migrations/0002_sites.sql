-- Up Migration

create table siteowners (
  id bigint generated always as identity primary key,
  name text not null unique check (name <> ''),
  -- Where answers are delivered; null for a site that polls its outbox.
  webhook_url text,
  created_at timestamptz not null default now()
);

-- What a site owner's customers are told about fictional profiles, per language.
create table disclosures (
  siteowner_id bigint not null references siteowners on delete cascade,
  language text not null,
  version text not null,
  body text not null,
  created_at timestamptz not null default now(),
  primary key (siteowner_id, language, version)
);

create table site_keys (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners on delete cascade,
  name text not null,
  key_hash bytea not null unique,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
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
  unique (siteowner_id, external_id)
);

create table customers (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  external_id text not null,
  name text not null,
  language text not null,
  member_type text not null check (member_type in ('trial', 'premium')),
  credits int not null check (credits >= 0),
  member_since timestamptz,
  timezone text,
  country text,
  birthday date,
  facts jsonb not null default '{}',
  disclosure_version text,
  disclosure_shown_at timestamptz,
  limits jsonb not null default '{}',
  alert text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (siteowner_id, external_id),
  check ((disclosure_version is null) = (disclosure_shown_at is null))
);

-- Why nothing may be sent to a customer. Released, never deleted.
create table holds (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat',
    'self_exclusion', 'cooling_off', 'spending_limit')),
  since timestamptz not null default now(),
  -- Null until somebody, or the cause itself, releases it.
  until timestamptz,
  created_by bigint references operators,
  released_at timestamptz,
  released_by bigint references operators,
  release_reason text
);
create unique index holds_open on holds (customer_id, kind) where released_at is null;
create index holds_expiry on holds (until) where released_at is null and until is not null;

-- Down Migration
drop table holds, customers, profiles, webhook_secrets, site_keys, disclosures, siteowners cascade;
