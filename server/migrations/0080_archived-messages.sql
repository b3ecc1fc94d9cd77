-- Up Migration

-- Archived months of messages: tables that were partitions of `messages`, with the indexes that the archive needs. Only the owner
-- reads them directly. A column of `messages` is also one of `archive.messages`, so that months can move both ways.
create schema archive;
create table archive.messages (like messages) partition by range (created_at);
alter table archive.messages add primary key (id, created_at);
create index messages_thread on archive.messages (conversation_id, id);
create index messages_photo on archive.messages (photo_id, conversation_id) where photo_id is not null;

-- The archive is the beginning of the time: all months up to the last one here.
create table archived_months (
  month date primary key check (month = date_trunc('month', month::timestamp)::date),
  message_count bigint not null,
  archived_at timestamptz not null default now()
);

-- For what remains true when a message is archived: texts and photos that a customer has received, and told facts.
create view all_messages as
  select id, created_at, conversation_id, siteowner_id, direction, type, body, sent_at, operator_id, in_reply_to, photo_url, gift,
    answered_at, hidden_at, hidden_by, highlighted_at, highlighted_by, deleted_at, deleted_by, photo_id, gift_id, gift_credits,
    hidden_reason, revision
  from messages
  union all
  select id, created_at, conversation_id, siteowner_id, direction, type, body, sent_at, operator_id, in_reply_to, photo_url, gift,
    answered_at, hidden_at, hidden_by, highlighted_at, highlighted_by, deleted_at, deleted_by, photo_id, gift_id, gift_credits,
    hidden_reason, revision
  from archive.messages;

-- Down Migration
drop view all_messages;
drop table archived_months;
drop schema archive cascade;
