-- Up Migration

-- Counted by the metrics and listed for those who replay them, among millions that arrived.
create index deliveries_dead on deliveries (siteowner_id, message_id) where status = 'dead';

-- Down Migration
drop index deliveries_dead;
