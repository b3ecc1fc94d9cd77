-- Notes that the places of these words of a month are no longer right, unless that is noted already.
-- @param words '' for all words, null for everything
create or replace function note_place_changes(changed date, words text[]) returns void language plpgsql
as $$
begin
  if pg_try_advisory_xact_lock_shared(hashtext('place_history_month'))
    and exists (select from history_place_changes c where c.month = changed and (c.words is null or c.words @> note_place_changes.words)) then
    return;
  end if;
  insert into history_place_changes (month, words) values (changed, words);
end $$;
