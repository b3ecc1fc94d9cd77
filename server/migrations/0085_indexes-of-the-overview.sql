-- Up Migration

-- The overview reads `conversations_listed` and `conversations_waiting` instead, which the builds after the migrations create. A
-- message that is sent changes one entry of them; it changed one of each of these three.
drop index if exists conversations_status, conversations_siteowner, conversations_time;

-- Down Migration
create index conversations_status on conversations (status, last_message_at desc, id desc);
create index conversations_siteowner on conversations (siteowner_id, last_message_at desc, id desc);
create index conversations_time on conversations (last_message_at desc, id desc) where last_message_at is not null;
