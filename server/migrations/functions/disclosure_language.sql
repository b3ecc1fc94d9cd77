-- The language in which a customer is told about fictional profiles: the nearest to their own that the site owner has a text in. Null without
-- any text.
create or replace function disclosure_language(owner bigint, wanted text) returns text language sql stable as $$
  select d.language from disclosures d where d.siteowner_id = owner order by language_distance(d.language, wanted), d.language limit 1
$$;
