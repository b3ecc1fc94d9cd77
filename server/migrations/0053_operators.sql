-- Up Migration

-- The last action of an operator, also in sessions that have ended.
create index sessions_operator on sessions (operator_id, id desc);

-- Trusted browsers are listed, and forgotten one by one.
alter table trusted_devices
  add column id bigint generated always as identity unique,
  add column device text not null default '';

-- Down Migration
alter table trusted_devices drop column if exists device, drop column if exists id;
drop index sessions_operator;
