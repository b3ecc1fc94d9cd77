-- How words of a language are compared. Polish has no stemmer.
create or replace function configuration_of_language(language text) returns regconfig language sql immutable parallel safe as $$
  select case split_part(language, '-', 1)
  when 'nl' then 'words_nl'::regconfig when 'it' then 'words_it'::regconfig when 'es' then 'words_es'::regconfig
  when 'en' then 'words_en'::regconfig when 'fr' then 'words_fr'::regconfig else 'words_simple'::regconfig end
$$;
