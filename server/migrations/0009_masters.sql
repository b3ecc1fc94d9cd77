-- Up Migration

-- Only for those who may take what was handed over: a master's queue lies on top of theirs.
alter table queue_items add column for_master boolean not null default false;

-- A conversation that an operator gave to a master, or that three operators skipped.
create table handovers (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  -- Null: the panel itself, after the third skip.
  operator_id bigint references operators,
  reason text not null check (btrim(reason) <> ''),
  created_at timestamptz not null default now(),
  -- When a master answered, or gave it back.
  ended_at timestamptz,
  ended_by bigint references operators
);
create unique index handovers_open on handovers (conversation_id) where ended_at is null;
create index handovers_time on handovers (created_at desc, id desc);

-- How far back a level reads: the newest messages only, by the sizes of the settings, or all of them.
alter table permissions add column history_size text not null default 'limited' check (history_size in ('short', 'limited', 'all'));

-- Down Migration
alter table permissions drop column history_size;
drop table handovers;
alter table queue_items drop column for_master;
