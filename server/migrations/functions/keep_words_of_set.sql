-- A set was added, or its name or facts were edited.
create or replace function keep_words_of_set() returns trigger language plpgsql as $$
begin
  new.search_text := profile_set_words(new.id, new.name, new.facts);
  return new;
end $$;
