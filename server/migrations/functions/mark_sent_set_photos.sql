-- A photo was sent: the rows of sets that have it, its original or another crop are marked.
create or replace function mark_sent_set_photos() returns trigger language plpgsql as $$
begin
  -- Whoever adds a crop of the same original waits, or has committed it: the update below sees it.
  perform from photos where id = coalesce(new.original_id, new.id) for no key update;
  update profile_set_photos f set was_sent = true
  from photos p
  where (p.id = coalesce(new.original_id, new.id) or p.original_id = coalesce(new.original_id, new.id))
    and f.photo_id = p.id and not f.was_sent;
  return null;
end $$;
