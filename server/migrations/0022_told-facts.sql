-- Up Migration

-- What was said in a conversation and is to be remembered: by the profile about itself, or by the customer. Each fact is
-- linked to the message that says it; of which side that is tells whom it is about.
create table told_facts (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  message_id bigint not null,
  message_sent_at timestamptz not null,
  about text not null check (about in ('profile', 'customer')),
  body text not null check (btrim(body) <> '' and char_length(body) <= 300),
  operator_id bigint not null references operators,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  removed_by bigint references operators,
  check ((removed_at is null) = (removed_by is null))
);
-- The same of one message is kept once.
create unique index told_facts_kept on told_facts (conversation_id, message_id, body) where removed_at is null;

-- Down Migration
drop table told_facts;
