-- Up Migration

-- What the list of profile sets searches and counts, so that it does not read the photos of all sets.
alter table profile_sets
  add column photo_count int not null default 0,
  add column search_text text not null default '';

-- The words of a set in lower case: its name, facts, and the descriptions of its photos.
create function profile_set_words(set_id bigint, name text, facts jsonb) returns text language sql stable as $$
  select lower(concat_ws(e'\n', name,
    (select string_agg(fact.value, e'\n') from jsonb_each_text(facts) fact),
    (select string_agg(f.description, e'\n' order by f.id) from profile_set_photos f where f.profile_set_id = set_id)))
$$;

create function keep_words_of_set() returns trigger language plpgsql as $$
begin
  new.search_text := profile_set_words(new.id, new.name, new.facts);
  return new;
end $$;
create trigger profile_sets_words before insert or update of name, facts on profile_sets
  for each row execute function keep_words_of_set();

create function keep_photos_of_set() returns trigger language plpgsql as $$
begin
  update profile_sets s
    set photo_count = (select count(*) from profile_set_photos f where f.profile_set_id = s.id),
      search_text = profile_set_words(s.id, s.name, s.facts)
    where s.id in (select profile_set_id from changed);
  return null;
end $$;
create trigger profile_set_photos_added after insert on profile_set_photos
  referencing new table as changed for each statement execute function keep_photos_of_set();
create trigger profile_set_photos_edited after update on profile_set_photos
  referencing new table as changed for each statement execute function keep_photos_of_set();
create trigger profile_set_photos_removed after delete on profile_set_photos
  referencing old table as changed for each statement execute function keep_photos_of_set();

update profile_sets s
  set photo_count = (select count(*) from profile_set_photos f where f.profile_set_id = s.id),
    search_text = profile_set_words(s.id, s.name, s.facts);

-- Down Migration
drop trigger profile_set_photos_removed on profile_set_photos;
drop trigger profile_set_photos_edited on profile_set_photos;
drop trigger profile_set_photos_added on profile_set_photos;
drop trigger profile_sets_words on profile_sets;
drop function keep_photos_of_set();
drop function keep_words_of_set();
drop function profile_set_words(bigint, text, jsonb);
alter table profile_sets drop column photo_count, drop column search_text;
