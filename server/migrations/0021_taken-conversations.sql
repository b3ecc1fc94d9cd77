-- Up Migration

-- Taken from outside of the queues, while nobody had answered the newest message: an ignored conversation, say. It has no
-- due_at, so that it goes back to no queue; its first answer is still a reply, not an extra one.
alter table queue_items add column unanswered boolean not null default false;

-- Down Migration
alter table queue_items drop column unanswered;
