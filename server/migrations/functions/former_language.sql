-- The language that a conversation had at a moment, if it has changed since.
create or replace function former_language(conversation bigint, moment timestamptz) returns table (language text) language sql stable as $$
  select f.language from former_languages f where f.conversation_id = former_language.conversation and f.until > moment
  order by f.until limit 1
$$;
