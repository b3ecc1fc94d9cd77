-- Up Migration

-- When operators chose their password. Null: before this was stored.
alter table operators add column password_changed_at timestamptz;

-- Trusted browsers are listed, and forgotten one by one.
alter table trusted_devices
  add column if not exists id bigint generated always as identity unique,
  add column if not exists device text not null default '';

-- Down Migration
alter table trusted_devices drop column if exists device, drop column if exists id;
alter table operators drop column password_changed_at;
