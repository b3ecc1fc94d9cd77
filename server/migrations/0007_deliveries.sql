-- Up Migration

-- Everything the panel sent, on its way to the site. The transaction's number gives readers an order without gaps:
-- ids are given before the commit, so a reader by id alone could pass one that commits late.
--
-- The delivery of an approved profile text, or of a hold, belongs to no conversation. It takes its id from the sequence of the messages,
-- so that the ids of all deliveries of a site differ. So does the news that a message is deleted.
create table deliveries (
  message_id bigint primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  siteowner_id bigint not null references siteowners,
  conversation_id bigint references conversations,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
  attempts int not null default 0,
  -- Null when nothing is to be tried: delivered, dead, or a site that polls.
  next_attempt_at timestamptz,
  -- What went wrong in the last attempt, with the beginning of the site's answer.
  last_error text,
  -- Why the site refused it for good, in its words. Without a reason, the site said only that it wants it no more.
  refusal_code text,
  refusal_reason text,
  -- A failed attempt that may be repeated as soon as the site accepts anything, and how often that has happened.
  wakes_on_success boolean not null default false,
  wakes int not null default 0,
  delivered_at timestamptz,
  created_at timestamptz not null default now(),
  profile_text_id bigint references profile_texts,
  hold_id bigint references holds,
  -- The site is told that this message is deleted, in the order of its conversation.
  deleted_message_id bigint,
  -- The site is told what was decided about this complaint, a row of message_reports.
  complaint_id bigint,
  -- When the last attempt began: a time in the future shows that the database's clock was set back.
  attempted_at timestamptz,
  -- A message can be undone until then: the site gets it afterwards.
  deliver_at timestamptz not null default now(),
  constraint deliveries_subject
    check ((conversation_id is not null)::int + (profile_text_id is not null)::int + (hold_id is not null)::int = 1),
  constraint deliveries_deletion check (deleted_message_id is null or (conversation_id is not null and deleted_message_id < message_id)),
  constraint deliveries_complaint check (complaint_id is null or (conversation_id is not null and deleted_message_id is null)),
  constraint deliveries_refusal check (status = 'dead' or refusal_code is null),
  constraint deliveries_refusal_reason check (refusal_code is not null or refusal_reason is null),
  constraint deliveries_wakes check (not wakes_on_success or status = 'pending')
);
-- Counted by the metrics and listed for those who replay them, among millions that arrived.
create index deliveries_dead on deliveries (siteowner_id, message_id) where status = 'dead';
-- A site is told once.
create unique index deliveries_deletion on deliveries (deleted_message_id) where deleted_message_id is not null;
create index deliveries_complaint on deliveries (complaint_id) where complaint_id is not null;
create index deliveries_to_wake on deliveries (siteowner_id) where wakes_on_success;
-- What an erasure clears, among the deliveries that went well.
create index deliveries_with_words on deliveries (conversation_id) where last_error is not null or refusal_reason is not null;
create index deliveries_due on deliveries (siteowner_id, next_attempt_at, message_id) where next_attempt_at is not null;
create index deliveries_outbox on deliveries (siteowner_id, transaction_id, message_id);
create index deliveries_pending on deliveries (conversation_id, message_id) where status = 'pending';
create index deliveries_pending_of_hold on deliveries (hold_id, message_id) where status = 'pending' and hold_id is not null;
