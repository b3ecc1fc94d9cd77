-- The time of the oldest sent message that the history has, while it does not have all; null when it is complete.
create or replace function history_filled_from() returns timestamptz language plpgsql stable
-- To plan all months takes ten times as long as the work.
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
as $$
declare
  oldest record;
begin
  select at, message_id into oldest from history_entries where skip_id is null order by message_id limit 1;
  return case when exists (select from messages m where m.direction = 'out' and m.id < oldest.message_id) then oldest.at end;
end $$;
