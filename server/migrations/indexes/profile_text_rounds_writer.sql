create index concurrently profile_text_rounds_writer on profile_text_rounds (writer_id, profile_text_id);
