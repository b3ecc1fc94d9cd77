create index concurrently reviews_people on reviews (message_created_at)
include (operator_id, siteowner_id, read_at, praise, improve) where not passed
