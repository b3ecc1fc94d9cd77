-- Refuses to change or delete a showing. Only an erasure empties its version.
create or replace function keep_showings() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and new.version = '—'
    and (new.id, new.customer_id, new.siteowner_id, new.language, new.shown_at) = (old.id, old.customer_id, old.siteowner_id, old.language, old.shown_at)
    and new.reported_at is not distinct from old.reported_at then
    return new;
  end if;
  raise exception 'disclosure_showings is append-only';
end $$;
