-- Up Migration

-- How long each class of data is kept. A class without a row, or without days, is kept for ever.
create table retention_periods (
  class text primary key,
  days int check (days > 0),
  confirmed_at timestamptz not null,
  confirmed_by bigint not null references operators,
  -- The rows that the admin saw when confirming.
  confirmed_rows bigint not null check (confirmed_rows >= 0),
  -- Rows from before this day are deleted or emptied. An admin has seen how many there are, or it followed day by day.
  until date not null,
  -- The run to this day: the number of steps that are done, rows so far, when it began and ended.
  step int not null default 0,
  rows bigint not null default 0,
  begun_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The last message that was looked at; later runs begin after it.
  position bigint not null default 0
);

-- Customers whose messages were left out because of a legal hold or an open escalation: looked at again when that is over.
create table retention_kept (
  customer_id bigint primary key references customers
);

-- What was done. Numbers only, so they stay.
create table retention_runs (
  id bigint generated always as identity primary key,
  class text not null,
  days int not null,
  until date not null,
  rows bigint not null,
  begun_at timestamptz not null,
  finished_at timestamptz not null default now()
);
create index retention_runs_finished on retention_runs (finished_at desc, id desc);

-- Repeatable: customers of whom nothing is deleted now, and what the owner does in the archive.
create function kept_customers() returns setof bigint language sql stable return null::bigint;
create function empty_archived_messages(ids bigint[], since timestamptz) returns int language sql return 0;

-- Down Migration
drop function empty_archived_messages, kept_customers;
drop table retention_runs, retention_kept, retention_periods;
