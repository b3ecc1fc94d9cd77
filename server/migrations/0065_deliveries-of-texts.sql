-- Up Migration

-- A delivery of an approved profile text belongs to no conversation. It takes its id from the sequence of the messages, so that
-- the ids of all deliveries of a site differ. The constraint holds for rows that are written from now on: nothing is scanned.
alter table deliveries
  alter column conversation_id drop not null,
  add column profile_text_id bigint references profile_texts,
  add constraint deliveries_subject check ((conversation_id is null) <> (profile_text_id is null)) not valid;
-- An index of the large table would lock it for long: a text names its delivery.
alter table profile_texts add column delivery_id bigint unique;

-- A node of the previous release finds no message for such a delivery and would give it up. The delivery waits for a node of this
-- release instead. The next release drops the function and its trigger.
create function keep_text_delivery() returns trigger language plpgsql as $$
begin
  new.status := 'pending';
  new.attempts := 0;
  new.next_attempt_at := now() + interval '30 seconds';
  return new;
end $$;
create trigger deliveries_of_texts before update of status on deliveries
  for each row when (new.profile_text_id is not null and new.last_error = 'The message is gone') execute function keep_text_delivery();

-- Down Migration
drop trigger deliveries_of_texts on deliveries;
drop function keep_text_delivery;
delete from deliveries where conversation_id is null;
alter table profile_texts drop column delivery_id;
alter table deliveries drop column profile_text_id, alter column conversation_id set not null;
