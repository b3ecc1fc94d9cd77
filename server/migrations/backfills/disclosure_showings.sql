with found as materialized (
  select id, siteowner_id, disclosure_version, disclosure_shown_at,
    language_of_showing(siteowner_id, disclosure_version, language) as shown_language
  from customers
  where id between $1 and $2 and disclosure_version is not null and disclosure_language is null
  for no key update
), recorded as (
  insert into disclosure_showings (customer_id, siteowner_id, language, version, shown_at, reported_at)
  select id, siteowner_id, shown_language, disclosure_version, least(disclosure_shown_at, now()), null from found
  on conflict do nothing
)
update customers cu set disclosure_language = f.shown_language from found f where cu.id = f.id
