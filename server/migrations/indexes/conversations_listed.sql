create index concurrently conversations_listed on conversations (siteowner_id, last_message_at desc, id desc)
include (message_count, poke_count, last_customer_time, last_customer_message_at, customer_id, status, language, last_message_type)
where last_message_at is not null;
