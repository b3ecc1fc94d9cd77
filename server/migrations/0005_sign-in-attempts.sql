-- Up Migration

-- Counts of failed sign-ins, kept by rate-limiter-flexible; its names. Keys are keyed digests.
create table sign_in_attempts (
  key varchar(255) primary key,
  points int not null default 0,
  -- Milliseconds since 1970.
  expire bigint
) with (fillfactor = 70);
create index sign_in_attempts_expire on sign_in_attempts (expire);

-- Operators who share a browser are each trusted on it.
alter table trusted_devices drop constraint trusted_devices_pkey, add primary key (token_hash, operator_id);
create index trusted_devices_operator on trusted_devices (operator_id);

-- Down Migration
drop index trusted_devices_operator;
alter table trusted_devices drop constraint trusted_devices_pkey, add primary key (token_hash);
drop table sign_in_attempts;
