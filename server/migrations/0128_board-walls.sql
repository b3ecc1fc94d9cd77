-- Up Migration

-- A link that shows the board on a wall, without names. Only the digest of its token is stored.
create table board_walls (
  id bigint generated always as identity primary key,
  -- The wall shows what this operator may see at the moment of reading.
  made_by bigint not null references operators on delete cascade,
  token_hash bytea not null unique,
  -- The language of the interface of the wall.
  language text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint references operators,
  last_seen_at timestamptz
);
create index board_walls_made_by on board_walls (made_by);

-- Down Migration
drop table board_walls;
