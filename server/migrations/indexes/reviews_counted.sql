create index concurrently reviews_counted on reviews (message_created_at, id)
include (item_id, operator_id, siteowner_id, total, read_at, source, criteria, scores) where not passed;
