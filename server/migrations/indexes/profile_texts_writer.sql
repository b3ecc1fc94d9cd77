create index concurrently profile_texts_writer on profile_texts (first_writer_id, first_written_at desc, id desc)
where first_written_at is not null;
