-- Up Migration

-- Notes of coaches about operators. Nobody writes about themselves.
create table operator_notes (
  id bigint primary key generated always as identity,
  operator_id bigint not null references operators on delete cascade,
  author_id bigint not null references operators check (author_id <> operator_id),
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  edited_at timestamptz
);
create index operator_notes_operator on operator_notes (operator_id, created_at desc, id desc);

-- Down Migration
drop table operator_notes;
