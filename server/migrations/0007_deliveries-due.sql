-- Up Migration

-- The dispatcher claims for each site owner apart, so that one whose site hangs keeps no other waiting.
drop index deliveries_due;
create index deliveries_due on deliveries (siteowner_id, next_attempt_at, message_id) where next_attempt_at is not null;

-- Down Migration
drop index deliveries_due;
create index deliveries_due on deliveries (next_attempt_at) where next_attempt_at is not null;
