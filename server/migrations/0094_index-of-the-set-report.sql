-- Up Migration

-- The report about profile sets reads `profile_set_photos_reported` and `photos_sent_ids` instead, which have its columns; the builds
-- after the migrations create them.
drop index profile_set_photos_time;
drop index if exists photos_sent;

-- Down Migration
create index profile_set_photos_time on profile_set_photos (created_at desc, id desc);
