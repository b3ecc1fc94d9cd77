-- Up Migration

-- What looks like an attack, counted: strangers can provoke it, so it is one row a minute and not a row each.
create table security_events (
  id bigint generated always as identity primary key,
  minute timestamptz not null,
  kind text not null,
  operator_id bigint references operators,
  address inet,
  -- Method and route: `GET /api/conversations/:id`.
  route text not null,
  count int not null check (count > 0),
  -- What it was about, the first few: `conversation 12`.
  subjects text[] not null default '{}',
  unique nulls not distinct (minute, kind, operator_id, address, route)
);
create index security_events_operator on security_events (operator_id, minute desc);

-- Down Migration
drop table security_events;
