-- Up Migration

-- What a site owner has checked in the texts of operators before they are sent. No row: off.
create table send_checks (
  siteowner_id bigint not null references siteowners,
  kind text not null check (kind in ('promise', 'contact', 'money', 'age')),
  mode text not null check (mode in ('warn', 'block')),
  primary key (siteowner_id, kind)
);

-- Each time that such a check has found something, without the text. 'warned': the operator was asked; 'sent': sent all the same;
-- 'stopped': refused. A repeated request is the same time.
create table raised_checks (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  operator_id bigint not null references operators,
  conversation_id bigint not null references conversations,
  kind text not null check (kind in ('promise', 'contact', 'money', 'age')),
  outcome text not null check (outcome in ('warned', 'sent', 'stopped')),
  raised_at timestamptz not null default now(),
  -- The idempotency key of the request.
  key text not null,
  false_alarm_at timestamptz,
  unique (operator_id, key, kind, outcome)
);
create index raised_checks_siteowner on raised_checks (siteowner_id, raised_at);

-- Down Migration
drop table raised_checks;
drop table send_checks;
