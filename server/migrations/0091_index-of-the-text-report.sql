-- Up Migration

-- The report about texts reads `profile_texts_reported` instead, which has its columns; the builds after the migrations create it.
drop index profile_texts_written;

-- Down Migration
create index profile_texts_written on profile_texts (first_written_at, id) where first_written_at is not null;
