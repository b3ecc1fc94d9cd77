create index concurrently profile_set_photos_counted on profile_set_photos (created_at desc, id desc)
include (added_by, profile_set_id, was_sent);
