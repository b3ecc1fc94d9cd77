-- The language in which a customer is told about fictional profiles: their own, it without its region, another region of it, English,
-- or the first that the site owner has a text in. Null without any text.
create or replace function disclosure_language(owner bigint, wanted text) returns text language sql stable as $$
  select d.language from disclosures d where d.siteowner_id = owner
  order by d.language <> wanted, d.language <> split_part(wanted, '-', 1), split_part(d.language, '-', 1) <> split_part(wanted, '-', 1),
    d.language <> 'en', split_part(d.language, '-', 1) <> 'en', d.language
  limit 1
$$;
