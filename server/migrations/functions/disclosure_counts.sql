-- Whether a showing of this version counts: the site owner has published it, or accepts versions that it has not published.
create or replace function disclosure_counts(owner bigint, shown text) returns boolean language sql stable as $$
  select shown is not null and (exists (select from disclosures d where d.siteowner_id = owner and d.version = shown)
    or exists (select from siteowners s where s.id = owner and s.accepts_unknown_disclosures))
$$;
