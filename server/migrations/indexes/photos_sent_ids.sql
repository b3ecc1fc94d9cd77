create index concurrently photos_sent_ids on photos ((coalesce(original_id, id))) include (original_id, id) where sent_at is not null and conversation_id is null;
