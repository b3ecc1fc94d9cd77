-- Up Migration

-- A link with which an operator chooses their password, once. Only the digest of its token is stored. A new link replaces it.
create table invitations (
  operator_id bigint primary key references operators on delete cascade,
  token_hash bytea not null unique,
  created_by bigint references operators,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Down Migration
drop table invitations;
