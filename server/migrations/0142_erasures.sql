-- Up Migration

-- Nothing is sent to a customer who was erased, and nobody releases that.
alter table holds drop constraint holds_kind_check,
  add constraint holds_kind_check check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat',
    'illegal_content', 'harassment', 'self_exclusion', 'cooling_off', 'spending_limit', 'erased')) not valid;

-- Why a customer must not be erased. Lifted, never deleted; an erasure afterwards empties the reason.
create table legal_holds (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  reason text not null check (btrim(reason) <> ''),
  set_at timestamptz not null default now(),
  lifted_at timestamptz
);
create unique index legal_holds_open on legal_holds (customer_id) where lifted_at is null;

-- Customers who were erased, or are being erased: a job works through the classes of data, twice.
create table erasures (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references customers,
  siteowner_id bigint not null references siteowners,
  -- A keyed digest of the site's id of the customer: what the site sends again stays out.
  digest bytea not null,
  -- Whether the site asked for it; otherwise the owner of the panel did.
  by_site boolean not null,
  asked_at timestamptz not null default now(),
  -- The number of classes that are done.
  step int not null default 0,
  -- Rows by class.
  counts jsonb not null default '{}',
  finished_at timestamptz,
  unique (siteowner_id, digest)
);
create index erasures_open on erasures (id) where finished_at is null;

-- Repeatable: the details of an audit entry without words.
create function without_words(details jsonb) returns jsonb language sql immutable return details;
create function erase_audit_words(erased_customer bigint, most int) returns int language sql return 0;
create function erase_archived_words(erased_customer bigint, most int) returns int language sql return 0;

-- Down Migration
drop function erase_archived_words, erase_audit_words, without_words;
drop table erasures, legal_holds;
delete from holds where kind = 'erased';
alter table holds drop constraint holds_kind_check,
  add constraint holds_kind_check check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat',
    'illegal_content', 'harassment', 'self_exclusion', 'cooling_off', 'spending_limit'));
