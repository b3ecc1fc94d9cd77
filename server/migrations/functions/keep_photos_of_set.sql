-- Photos of a set were added, described or removed.
create or replace function keep_photos_of_set() returns trigger language plpgsql as $$
begin
  update profile_sets s
    set photo_count = (select count(*) from profile_set_photos f where f.profile_set_id = s.id),
      search_text = profile_set_words(s.id, s.name, s.facts)
    where s.id in (select profile_set_id from changed);
  return null;
end $$;
