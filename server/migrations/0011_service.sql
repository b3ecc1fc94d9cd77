-- Up Migration

-- Append-only: who did what to whom, written in the transaction of the act. By month. Its partitions are in a schema of the owner, because
-- the application is granted all tables of `public`. The first one has everything before this month.
create schema audit;
create table audit_log (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  operator_id bigint references operators,
  siteowner_id bigint,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  details jsonb not null default '{}'
) partition by range (at);
create index audit_log_action_siteowner on audit_log (action, coalesce(siteowner_id, 0), at desc, id desc) where action <> 'message.send';
create index audit_log_conversation on audit_log (((details ->> 'conversation_id')::bigint), at desc, id desc)
  where details ? 'conversation_id' and action <> 'message.send';
create index audit_log_operator_action on audit_log (operator_id, action, coalesce(siteowner_id, 0), at desc, id desc)
  where action <> 'message.send';
create index audit_log_operator_siteowner on audit_log (operator_id, coalesce(siteowner_id, 0), at desc, id desc);
create index audit_log_siteowner on audit_log (coalesce(siteowner_id, 0), at desc, id desc);
create index audit_log_subject_time on audit_log (subject_type, subject_id, at desc, id desc);
create index audit_log_time on audit_log (at desc, id desc);
create index audit_log_type_siteowner on audit_log (subject_type, coalesce(siteowner_id, 0), at desc, id desc)
  where action <> 'message.send';
create trigger audit_log_append_only before delete or update on audit_log
  for each statement execute function refuse_change();
create trigger audit_log_not_emptied before truncate on audit_log for each statement execute function refuse_change();
do $$
declare
  begins date := date_trunc('month', now() at time zone 'utc');
begin
  perform make_audit_partition('audit_log_before_' || to_char(begins, 'YYYY_MM'), format('(minvalue) to (%L)', begins || ' 00:00:00+00'));
  perform make_audit_partition('audit_log_later', format('(%L) to (maxvalue)', begins || ' 00:00:00+00'));
  perform make_audit_partitions(2);
end $$;

-- The chain of the audit log (`chain_audit`): a block has the entries after those of the block before, up to `last_id`. It has no row of
-- an entry, so nobody who sends waits for it. The application reads it through functions only.
create table audit.chain (
  number bigint primary key check (number > 0),
  last_id bigint not null unique,
  chained_at timestamptz not null default now(),
  entry_count int not null check (entry_count > 0),
  -- For each entry, in order of id: the id in 8 bytes, and the SHA-256 digest of the entry. Digests cannot be compressed.
  entries bytea not null,
  -- SHA-256 of the hash of the block before and `entries`.
  hash bytea not null check (length(hash) = 32),
  check (length(entries) = 40 * entry_count)
);
alter table audit.chain alter column entries set storage external;
create trigger chain_append_only before delete or update on audit.chain
  for each statement execute function refuse_change();
create trigger chain_not_emptied before truncate on audit.chain for each statement execute function refuse_change();

-- Up to which id every entry is committed, or never will be: `settled`. So is `noted`, when no transaction of `waits_for` is open.
create table audit.chain_horizon (
  is_only boolean primary key default true check (is_only),
  settled bigint not null default 0,
  noted bigint not null default 0,
  waits_for text[] not null default '{}'
);
insert into audit.chain_horizon default values;

-- The ids of entries that the owner has removed (`remove_audit_month`, `remove_audit_entries`).
create table audit.removals (
  id bigint generated always as identity primary key,
  removed_at timestamptz not null default now(),
  ids int8multirange not null
);
create trigger removals_append_only before delete or update on audit.removals
  for each statement execute function refuse_change();
create trigger removals_not_emptied before truncate on audit.removals
  for each statement execute function refuse_change();

-- The keys with which the words of customers in the audit log are encrypted, encrypted with SECRET_KEY themselves. A key without
-- `encrypted` is destroyed: nobody can read these words again.
create table audit_keys (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  encrypted bytea,
  made_at timestamptz not null default now(),
  destroyed_at timestamptz,
  -- Since when a new key is used, because SECRET_KEY was lost: nobody can read this one.
  lost_at timestamptz,
  check ((encrypted is null) = (destroyed_at is not null))
);
create index audit_keys_customer on audit_keys (customer_id);
create unique index audit_keys_used on audit_keys (customer_id) where destroyed_at is null and lost_at is null;
create trigger audit_keys_kept before delete or update on audit_keys for each row execute function keep_audit_key();

create table audit_anchors (
  day date primary key,
  last_id bigint not null,
  hash bytea not null check (length(hash) = 32),
  made_at timestamptz not null default now(),
  attempts int not null default 0,
  accepted_at timestamptz,
  error text
);

-- Where the daily anchor of the chain is sent, and the secret that signs it.
create table audit_anchor_address (
  is_only boolean primary key default true check (is_only),
  url text not null,
  secret bytea not null,
  set_by bigint not null references operators,
  set_at timestamptz not null default now()
);

-- Files of lists that are too large to wait for. Any node makes them, one part after the other.
create table exports (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  list text not null check (list in ('history', 'skiplog', 'reports', 'escalations', 'holds', 'login_history', 'audit', 'operators',
    'profile_sets', 'gifts', 'disclosure_showings')),
  -- The filters, as in the request.
  query jsonb not null,
  -- What the operator might see when they ordered it; the file has no more than that.
  sight jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'stopped', 'cancelled', 'expired')),
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
  check (state not in ('ready', 'stopped', 'cancelled', 'expired') or finished_at is not null and expires_at is not null)
);
create index exports_due on exports (worked_at nulls first, id) where state in ('waiting', 'making');
create index exports_expiring on exports (expires_at) where expires_at is not null;
create index exports_operator on exports (operator_id, id desc);

create table export_parts (
  export_id bigint references exports on delete cascade,
  number int,
  content text not null,
  primary key (export_id, number)
);

-- What an operator did in a shift, as it was counted when they ended it. Only they read it. Never changed.
create table shift_receipts (
  operator_id bigint references operators,
  -- Each operator counts their own.
  number int check (number > 0),
  since timestamptz not null,
  until timestamptz not null,
  -- By kind; a kind without any is left out.
  counts jsonb not null,
  with_masters int not null check (with_masters >= 0),
  primary key (operator_id, number),
  check (since <= until)
);
create trigger shift_receipts_stay before update or delete on shift_receipts
  for each statement execute function refuse_change();
create trigger shift_receipts_not_emptied before truncate on shift_receipts
  for each statement execute function refuse_change();
