-- Notes the month of a changed photo of a set in `profile_set_photo_changes`. The current month is not counted before all that began in it has
-- ended.
create or replace function note_changed_photo() returns trigger language plpgsql as $$
begin
  insert into profile_set_photo_changes (month)
  select distinct date_trunc('month', moment at time zone 'utc')::date
  from unnest(array[case when tg_op <> 'INSERT' then old.created_at end, case when tg_op <> 'DELETE' then new.created_at end]) moment
  where moment < date_trunc('month', now() at time zone 'utc') at time zone 'utc';
  return null;
end $$;
