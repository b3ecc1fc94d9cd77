-- Up Migration

-- Which version of each file in `functions/` was ever applied here. A node of the previous release finds its own version, and
-- leaves the newer one alone.
create table repeatable_functions (
  name text not null,
  digest text not null,
  applied_at timestamptz not null default now(),
  primary key (name, digest)
);

-- Down Migration
drop table repeatable_functions;
