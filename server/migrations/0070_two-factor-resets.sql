-- Up Migration

-- A request to reset the two-factor of an operator. A second admin decides within an hour.
create table two_factor_resets (
  id bigint primary key generated always as identity,
  operator_id bigint not null references operators on delete cascade,
  what text not null check (what in ('authenticator', 'recovery_codes')),
  reason text not null,
  asked_by bigint not null references operators check (asked_by <> operator_id),
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  -- Null while the request waits.
  outcome text check (outcome in ('confirmed', 'refused', 'withdrawn', 'expired')),
  decided_by bigint references operators check (decided_by <> operator_id),
  decided_at timestamptz,
  check ((outcome is null) = (decided_at is null)),
  -- Nobody confirms their own request.
  check (outcome <> 'confirmed' or (decided_by is not null and decided_by <> asked_by))
);
create unique index two_factor_resets_waiting on two_factor_resets (operator_id) where outcome is null;

-- The recovery codes were removed by a reset. The next two-factor code of the operator makes new ones.
alter table operators add column recovery_codes_due boolean not null default false;

-- Down Migration
alter table operators drop column recovery_codes_due;
drop table two_factor_resets;
