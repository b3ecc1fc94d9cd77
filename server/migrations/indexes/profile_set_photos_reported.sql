create index concurrently profile_set_photos_reported on profile_set_photos (created_at desc, id desc)
include (added_by, profile_set_id, photo_id);
