-- The words of a set as searches compare them: its name, facts, and the descriptions of its photos.
create or replace function profile_set_words(set_id bigint, name text, facts jsonb) returns text language sql stable as $$
  select folded(concat_ws(e'\n', name,
    (select string_agg(fact.value, e'\n') from jsonb_each_text(facts) fact),
    (select string_agg(f.description, e'\n' order by f.id) from profile_set_photos f where f.profile_set_id = set_id)))
$$;
