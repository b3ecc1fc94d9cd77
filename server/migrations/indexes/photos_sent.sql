create index concurrently photos_sent on photos ((coalesce(original_id, id))) where sent_at is not null and conversation_id is null;
