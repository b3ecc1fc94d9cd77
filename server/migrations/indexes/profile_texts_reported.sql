create index concurrently profile_texts_reported on profile_texts (first_written_at, id)
include (first_writer_id, siteowner_id, language, status, round, writing_seconds, first_reviewed_at) where first_written_at is not null;
