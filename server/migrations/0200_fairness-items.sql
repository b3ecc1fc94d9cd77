-- Up Migration

-- The items behind the numbers of `fairness_days` that say more than "answered": skipped, taken, fast and the like. Kept as long as those.
create table fairness_items (
  id bigint generated always as identity primary key,
  day date not null, operator_id bigint not null, siteowner_id bigint not null,
  language text not null, type text not null check (type in ('reply', 'poke')), hour smallint not null, length smallint not null,
  at timestamptz not null,
  act text not null check (act in ('answered', 'skipped', 'ignored', 'handed')),
  has_waited boolean not null, is_taken boolean not null, is_fast boolean not null, is_stopped boolean not null,
  is_false_alarm boolean not null,
  conversation_id bigint not null,
  -- What the operator sent, or what the customer had written. Null when there is no such message.
  message_id bigint
);
create index fairness_items_operator on fairness_items (operator_id, at desc, id desc);
create index fairness_items_day on fairness_items (day);

-- The previous release counts days without their items: the job counts them again.
alter table fairness_measured_days add column has_items boolean not null default false;

-- Down Migration
alter table fairness_measured_days drop column has_items;
drop table fairness_items;
