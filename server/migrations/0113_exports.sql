-- Up Migration

-- Files of lists that are too large to wait for. Any node makes them, one part after the other.
create table exports (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  list text not null check (list in
    ('history', 'skiplog', 'reports', 'login_history', 'audit', 'operators', 'profile_sets', 'gifts')),
  -- The filters, as in the request.
  query jsonb not null,
  -- What the operator might see when they ordered it; the file has no more than that.
  sight jsonb not null,
  state text not null default 'waiting'
    check (state in ('waiting', 'making', 'ready', 'stopped', 'cancelled', 'expired')),
  fault text check (fault in ('failed', 'too_large', 'not_allowed')),
  -- The place after the last row of the file; null before the first one.
  place text,
  part_count int not null default 0,
  row_count int not null default 0,
  byte_count bigint not null default 0,
  total int,
  -- Failures since the last part.
  failures int not null default 0,
  -- The run that makes it. Another node continues after its time.
  run uuid,
  run_until timestamptz,
  -- When a run gave it back: the one that waited longest is next.
  worked_at timestamptz,
  ordered_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  seen_at timestamptz,
  check ((state = 'stopped') = (fault is not null)),
  check (state not in ('ready', 'stopped', 'cancelled', 'expired') or (finished_at is not null and expires_at is not null))
);
create index exports_operator on exports (operator_id, id desc);
create index exports_due on exports (worked_at nulls first, id) where state in ('waiting', 'making');
create index exports_expiring on exports (expires_at) where expires_at is not null;

create table export_parts (
  export_id bigint not null references exports on delete cascade,
  number int not null,
  content text not null,
  primary key (export_id, number)
);

-- Down Migration
drop table export_parts;
drop table exports;
