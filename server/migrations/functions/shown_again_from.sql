-- From when on a customer is on hold until another version is shown: the earliest moment that a later version asks for, among those in the
-- customer's language, or without its region if the site owner has none in that. Null while the showing is valid. A version that the
-- site owner has not published is earlier than all.
create or replace function shown_again_from(owner bigint, wanted text, shown text) returns timestamptz language sql stable as $$
  select min(d.again_from) from disclosures d
  where d.siteowner_id = owner and d.again_from is not null
    and d.language = case when exists (select from disclosures o where o.siteowner_id = owner and o.language = wanted) then wanted
      else split_part(wanted, '-', 1) end
    and not exists (select from disclosures s
      where s.siteowner_id = owner and s.version = shown and s.created_at >= d.created_at)
$$;
