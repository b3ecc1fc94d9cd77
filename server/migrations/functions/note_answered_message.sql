-- A customer has answered a message. One of an earlier day is noted.
create or replace function note_answered_message() returns trigger language plpgsql as $$
begin
  insert into stats_changes (created_at, conversation_id, siteowner_id, operator_id, type)
  select new.created_at, new.conversation_id, new.siteowner_id, new.operator_id, new.type from service_time t
  where day_in(new.created_at, t.since, t.since_day, t.zone, t.zone_before) < day_in(now(), t.since, t.since_day, t.zone, t.zone_before)
    and new.siteowner_id <> all (array(select r.id from siteowners r where r.is_test));
  return null;
end $$;
