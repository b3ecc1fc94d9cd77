-- The language of a shown text for which the site named none: that of the customer, unless the version exists in other languages only.
create or replace function language_of_showing(owner bigint, shown text, wanted text) returns text language sql stable as $$
  select coalesce((
    select d.language from disclosures d where d.siteowner_id = owner and d.version = shown
    order by language_distance(d.language, wanted), d.language
    limit 1), wanted)
$$;
