-- A customer has the newest showing that counts. Without one, they have the newest. Another one is only recorded: one that is older, or does
-- not count. A time in the future is replaced by the time of the report.
create or replace function order_showings() returns trigger language plpgsql as $$
begin
  if new.disclosure_version is null then
    new.disclosure_language := null;
    return new;
  end if;
  new.disclosure_language := coalesce(new.disclosure_language,
    language_of_showing(new.siteowner_id, new.disclosure_version, new.language));
  if tg_op = 'UPDATE' and old.disclosure_version is not null then
    if new.disclosure_version = old.disclosure_version and new.disclosure_shown_at > now()
      and new.disclosure_language = coalesce(old.disclosure_language, new.disclosure_language) then
      new.disclosure_shown_at := old.disclosure_shown_at;
    elsif (disclosure_counts(new.siteowner_id, new.disclosure_version), new.disclosure_shown_at)
      < (disclosure_counts(old.siteowner_id, old.disclosure_version), old.disclosure_shown_at) then
      insert into disclosure_showings (customer_id, siteowner_id, language, version, shown_at)
      values (new.id, new.siteowner_id, new.disclosure_language, new.disclosure_version, new.disclosure_shown_at)
      on conflict do nothing;
      new.disclosure_version := old.disclosure_version;
      new.disclosure_shown_at := old.disclosure_shown_at;
      new.disclosure_language := coalesce(old.disclosure_language,
        language_of_showing(old.siteowner_id, old.disclosure_version, old.language));
    end if;
  end if;
  new.disclosure_shown_at := least(new.disclosure_shown_at, now());
  return new;
end $$;
