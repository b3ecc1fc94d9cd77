-- Up Migration

-- Texts to answer with: an operator's own, or those of a team. Removed, never deleted.
create table saved_replies (
  id bigint generated always as identity primary key,
  -- Null for a reply of the team.
  operator_id bigint references operators on delete cascade,
  -- Null for an operator's own.
  team_id bigint references teams,
  language text not null,
  title text not null check (btrim(title) <> ''),
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  check (num_nonnulls(operator_id, team_id) = 1)
);
-- One of a title for each owner and language; it also finds an owner's replies.
create unique index saved_replies_title on saved_replies (operator_id, team_id, language, lower(title)) nulls not distinct
  where removed_at is null;
create index saved_replies_team on saved_replies (team_id) where removed_at is null and team_id is not null;

-- Down Migration
drop table saved_replies;
