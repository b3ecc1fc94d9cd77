create index concurrently profile_texts_places on profile_texts (siteowner_id, first_written_at, id)
include (first_writer_id, language, status, round, writing_seconds, first_reviewed_at) where first_written_at is not null;
