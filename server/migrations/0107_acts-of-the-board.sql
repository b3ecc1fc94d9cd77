-- Up Migration

-- A coach paused the operator: no new conversations until it is lifted.
alter table operators add column paused_at timestamptz, add column paused_by bigint references operators;

-- What coaches did on their board. It can be undone for some seconds.
create table board_acts (
  id bigint generated always as identity primary key,
  by_id bigint not null references operators,
  kind text not null check (kind in ('release', 'ask', 'pause', 'resume')),
  -- Null for a note to several operators.
  operator_id bigint references operators,
  -- Of a released conversation: who had it, with which lease.
  conversation_id bigint,
  lease_id uuid,
  -- The language that was asked for, and how many operators were asked.
  language text,
  asked int,
  acted_at timestamptz not null default now(),
  undone_at timestamptz,
  check ((kind = 'ask') = (language is not null and asked is not null)),
  check ((kind = 'release') = (conversation_id is not null and lease_id is not null)),
  check (kind = 'ask' or operator_id is not null)
);
create index board_acts_by on board_acts (by_id, id desc);

-- The act that wrote the note.
alter table coach_notes add column act_id bigint references board_acts;
create index coach_notes_act on coach_notes (act_id) where act_id is not null;

-- Down Migration
alter table coach_notes drop column act_id;
drop table board_acts;
alter table operators drop column paused_at, drop column paused_by;
