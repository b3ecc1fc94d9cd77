-- Up Migration

-- The application may not own the tables: the functions that need an owner run as the one who made them.
alter function make_message_partitions(int) security definer;
alter function make_message_partitions(int) set search_path = public, pg_temp;

-- Also emptied at once it would be changed. The owner prunes it, and says so in the transaction that does.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('panel.prunes', true) = 'on' then
    return null;
  end if;
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_not_emptied before truncate on audit_log
  for each statement execute function refuse_change();

-- Down Migration
drop trigger audit_log_not_emptied on audit_log;
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
alter function make_message_partitions(int) security invoker;
alter function make_message_partitions(int) reset search_path;
