-- Up Migration

-- The order of a thread: when a message was sent, or when it arrived if that was earlier; ties by id. An expression of two
-- columns that never change, so that nothing has to be filled and a node of the release before needs to know nothing of it.
-- Only declared here. Building it takes long where there are many messages: `buildPartitionIndexes` does it after the
-- migrations, a partition at a time and concurrently.
create index messages_thread_time on only messages (conversation_id, least(sent_at, created_at), id);

-- Down Migration
drop index messages_thread_time;
