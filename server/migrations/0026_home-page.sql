-- Up Migration

-- How many waited at each tenth minute, for the chart of the day. One row for each site owner, also when nothing waited:
-- a gap means that nobody counted.
create table queue_samples (
  at timestamptz not null,
  siteowner_id bigint not null references siteowners on delete cascade,
  replies int not null check (replies >= 0),
  pokes int not null check (pokes >= 0),
  primary key (at, siteowner_id)
);

-- Of all sessions that were ever opened, the few that may still count: who is here.
create index sessions_current on sessions (ends_at) where ended_at is null;

create index away_times_operator on away_times (operator_id, started_at desc, id desc);

-- Down Migration
drop index away_times_operator;
drop index sessions_current;
drop table queue_samples;
