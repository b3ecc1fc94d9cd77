-- Up Migration

-- What a customer asks about who writes: recognised when the message arrives. start and end_at are places in its text.
create table questions (
  message_id bigint not null,
  kind text not null check (kind in ('real', 'bot', 'operator', 'paid', 'meet')),
  conversation_id bigint not null references conversations,
  start_at integer not null check (start_at >= 0),
  end_at integer not null check (end_at > start_at),
  created_at timestamptz not null default now(),
  primary key (message_id, kind)
);
create index questions_of_conversation on questions (conversation_id, message_id);

-- Down Migration
drop table questions;
