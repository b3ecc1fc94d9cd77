-- Up Migration

-- Changes of many rows that migrations request. Each row names a file of `migrations/backfills`, which is run in batches
-- after the migrations.
create table backfills (
  name text primary key,
  -- A batch is a range of ids of this table.
  table_name text not null,
  -- Null until the first batch.
  next_id bigint,
  requested_at timestamptz not null default now(),
  finished_at timestamptz
);

-- Down Migration
drop table backfills;
