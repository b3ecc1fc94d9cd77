-- Records what a customer was shown last.
create or replace function record_showing() returns trigger language plpgsql as $$
begin
  if new.disclosure_version is null or tg_op = 'UPDATE'
    and (new.disclosure_version, new.disclosure_shown_at) is not distinct from (old.disclosure_version, old.disclosure_shown_at)
    and new.disclosure_language is not distinct from old.disclosure_language then
    return null;
  end if;
  insert into disclosure_showings (customer_id, siteowner_id, language, version, shown_at)
  values (new.id, new.siteowner_id, new.disclosure_language, new.disclosure_version, new.disclosure_shown_at)
  on conflict do nothing;
  return null;
end $$;
