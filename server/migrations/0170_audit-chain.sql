-- Up Migration

-- The chain of the audit log (`chain_audit`): a block has the entries after those of the block before, up to `last_id`. It has no row of
-- an entry, so nobody who sends waits for it. The application reads it through functions only.
create table audit.chain (
  number bigint primary key check (number > 0),
  last_id bigint not null unique,
  chained_at timestamptz not null default now(),
  entry_count int not null check (entry_count > 0),
  -- For each entry, in order of id: the id in 8 bytes, and the SHA-256 digest of the entry.
  entries bytea not null check (length(entries) = 40 * entry_count),
  -- SHA-256 of the hash of the block before and `entries`.
  hash bytea not null check (length(hash) = 32)
);
-- Digests cannot be compressed.
alter table audit.chain alter column entries set storage external;

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

create trigger chain_append_only before update or delete on audit.chain for each statement execute function refuse_change();
create trigger chain_not_emptied before truncate on audit.chain for each statement execute function refuse_change();
create trigger removals_append_only before update or delete on audit.removals for each statement execute function refuse_change();
create trigger removals_not_emptied before truncate on audit.removals for each statement execute function refuse_change();

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
create unique index audit_keys_used on audit_keys (customer_id) where destroyed_at is null and lost_at is null;
create index audit_keys_customer on audit_keys (customer_id);

create function keep_audit_key() returns trigger language plpgsql as $$ begin raise exception 'not defined yet'; end $$;
create trigger audit_keys_kept before update or delete on audit_keys for each row execute function keep_audit_key();

-- Where the daily anchor of the chain is sent, and the secret that signs it.
create table audit_anchor_address (
  is_only boolean primary key default true check (is_only),
  url text not null,
  secret bytea not null,
  set_by bigint not null references operators,
  set_at timestamptz not null default now()
);

create table audit_anchors (
  day date primary key,
  last_id bigint not null,
  hash bytea not null check (length(hash) = 32),
  made_at timestamptz not null default now(),
  attempts int not null default 0,
  accepted_at timestamptz,
  error text
);

-- Down Migration
drop function if exists next_audit_batch, seal_audit_entries, chain_audit, audit_chain_head, remove_audit_entries, remove_audit_month,
  has_words_of_customer;
drop table audit_anchors, audit_anchor_address, audit_keys, audit.removals, audit.chain_horizon, audit.chain;
drop function keep_audit_key;
