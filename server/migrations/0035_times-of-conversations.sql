-- Up Migration

-- first_message_at and last_message_at go by the order of the thread from now on. last_customer_message_at stays the arrival
-- of the customer's newest message; this is the time of the last one in the thread. Null until it is filled.
-- Conversations whose times have to be worked out from their messages: all that are here now, a batch at a time by a job.
create table conversation_times_due (conversation_id bigint primary key);
insert into conversation_times_due select id from conversations;

alter table conversations add column last_customer_time timestamptz;

-- A node of the release before writes arrivals and leaves the new column as it is. This release moves the column, unless the
-- message is late: working those out once more does no harm. With the rights of the owner: where another role migrates, that
-- node has none on the new table yet.
create function conversation_times_are_due() returns trigger language plpgsql
  security definer set search_path = public, pg_temp as $$
begin
  insert into conversation_times_due values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger conversations_times after update of last_customer_message_id on conversations for each row
  when (new.last_customer_message_id is distinct from old.last_customer_message_id
    and new.last_customer_time is not distinct from old.last_customer_time)
  execute function conversation_times_are_due();

-- Those that were committed between the snapshot above and the lock that the trigger took: an id may be taken long before that.
insert into conversation_times_due
  select id from conversations where id > (select coalesce(max(conversation_id), 0) - 10000 from conversation_times_due)
  on conflict do nothing;

-- Down Migration
drop trigger conversations_times on conversations;
drop function conversation_times_are_due;
alter table conversations drop column last_customer_time;
drop table conversation_times_due;
