-- A set has another site owner or language: notes the months of its photos in `profile_set_photo_changes`.
create or replace function note_moved_set() returns trigger language plpgsql as $$
begin
  insert into profile_set_photo_changes (month)
  select distinct date_trunc('month', f.created_at at time zone 'utc')::date
  from profile_set_photos f
  where f.profile_set_id = new.id and f.created_at < date_trunc('month', now() at time zone 'utc') at time zone 'utc';
  return null;
end $$;
