-- Up Migration

-- The setup of a new panel: one row, which the first start without operators adds.
create table setup (
  only_row boolean primary key default true check (only_row),
  -- The token is derived from it and from SECRET_KEY: every node knows the token, and the database does not contain it.
  nonce uuid not null default gen_random_uuid(),
  -- The first admin. Null until the token was used.
  operator_id bigint references operators,
  -- The later steps that the first admin has finished or put off: {"team": "done", "invite": "later"}.
  steps jsonb not null default '{}',
  -- When the last step was finished, or the first admin ended the setup, or an admin was added by the command line.
  ended_at timestamptz
);

-- Down Migration
drop table setup;
