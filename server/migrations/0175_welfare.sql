-- Up Migration

-- What operators choose to protect themselves. Only they read it, so no change of it is in the audit log.
create table welfare_choices (
  operator_id bigint primary key references operators,
  -- Which photos of messages are covered until the operator wants to see them.
  photo_cover text not null default 'customers' check (photo_cover in ('all', 'customers', 'none')),
  -- Codes of segments from which they get no conversations.
  segments_left_out text[] not null default '{}',
  check (cardinality(segments_left_out) <= 1000)
);

-- What an operator was exposed to in a shift, which begins with a sign-in after hours without one. Only they read it. Kept for 30 days.
create table welfare_shifts (
  operator_id bigint not null references operators,
  started_at timestamptz not null,
  -- Photos that they uncovered, and escalations that they opened or settled, in the shift.
  photos int not null default 0 check (photos >= 0),
  escalations int not null default 0 check (escalations >= 0),
  -- The same since the last break, or since they declined a suggested one.
  photos_since int not null default 0 check (photos_since >= 0),
  escalations_since int not null default 0 check (escalations_since >= 0),
  -- When they declined a break that was suggested.
  declined_at timestamptz,
  primary key (operator_id, started_at)
);
create index welfare_shifts_time on welfare_shifts (started_at);

-- A pause is a break for which nobody is asked and that nobody counts. Unlike a request, it has no reason.
alter table away_times add column is_pause boolean not null default false;

-- Down Migration
delete from away_times where is_pause;
alter table away_times drop column is_pause;
drop table welfare_shifts, welfare_choices;
