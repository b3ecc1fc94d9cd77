-- From when on a customer is on hold until another version is shown: the earliest moment that a later version asks for, among those in the
-- language in which the customer is told. Null while the showing is valid. A version that the site owner has not published is earlier
-- than all.
create or replace function shown_again_from(owner bigint, wanted text, shown text) returns timestamptz language sql stable as $$
  select min(d.again_from) from disclosures d
  where d.siteowner_id = owner and d.again_from is not null and d.language = disclosure_language(owner, wanted)
    and not exists (select from disclosures s
      where s.siteowner_id = owner and s.version = shown and s.created_at >= d.created_at)
$$;
