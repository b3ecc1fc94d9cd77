-- Up Migration

alter table messages
  add column hidden_reason text,
  -- Which change of the conversation touched it last; null for a message that is as it was written.
  add column revision bigint;
create index messages_changed on messages (conversation_id, revision) where revision is not null;

-- Counts the changes to messages that are there: a screen asks for those after the last it knows.
alter table conversations add column revision bigint not null default 0;

-- Down Migration
alter table conversations drop column revision;
alter table messages drop column revision, drop column hidden_reason;
