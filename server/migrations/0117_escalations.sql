-- Up Migration

-- Operators also escalate illegal content and harassment.
alter table holds drop constraint holds_kind_check,
  add constraint holds_kind_check check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat',
    'illegal_content', 'harassment', 'self_exclusion', 'cooling_off', 'spending_limit'));

-- An operator has stopped everything to a customer, and a master decides. Undone or settled once, never deleted.
create table escalations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('possible_minor', 'distress', 'threat', 'illegal_content', 'harassment')),
  conversation_id bigint not null references conversations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  hold_id bigint not null references holds,
  -- False when the customer had this hold before: it stays when the escalation is undone.
  opened_hold boolean not null,
  by_id bigint not null references operators,
  -- What it is about. With the time, the id finds the message in its month, also when that is archived.
  message_id bigint,
  message_created_at timestamptz,
  -- The words for which the page suggested it; null when the operator chose it.
  suggested_words text check (btrim(suggested_words) <> ''),
  -- The lease of the operator that it ended.
  lease_id uuid,
  claimed_at timestamptz,
  opened_at timestamptz not null default now(),
  undone_at timestamptz,
  outcome text check (outcome in ('confirmed', 'site_asked', 'unfounded', 'other')),
  -- What the master decided about the hold, and wrote for the file.
  effect text check (effect in ('keep', 'release')),
  note text check (btrim(note) <> ''),
  settled_by bigint references operators,
  settled_at timestamptz,
  check ((message_id is null) = (message_created_at is null)),
  check ((outcome is null) = (settled_at is null) and (effect is null) = (settled_at is null)
    and (settled_by is null) = (settled_at is null)),
  check (undone_at is null or settled_at is null)
);
create unique index escalations_open_hold on escalations (hold_id) where settled_at is null and undone_at is null;
create index escalations_open on escalations (opened_at, id) where settled_at is null and undone_at is null;
create index escalations_settled on escalations (settled_at desc, id desc) where settled_at is not null;
create index escalations_customer on escalations (customer_id, id);
create index escalations_conversation on escalations (conversation_id, id);
create index escalations_by on escalations (by_id, opened_at desc, id desc);

-- Down Migration
drop table escalations;
delete from holds where kind in ('illegal_content', 'harassment');
alter table holds drop constraint holds_kind_check,
  add constraint holds_kind_check check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat',
    'self_exclusion', 'cooling_off', 'spending_limit'));
