-- Up Migration

-- The skiplog is read by language. A skip keeps the language that the conversation had then.
alter table skips add column language text;
insert into backfills (name, table_name) values ('skips_language', 'skips');
-- A node of the previous release inserts without it. The next release drops the function and its trigger.
create function fill_language_of_skip() returns trigger language plpgsql as $$
begin
  select language into new.language from conversations where id = new.conversation_id;
  return new;
end $$;
create trigger skips_language before insert on skips
  for each row when (new.language is null) execute function fill_language_of_skip();

-- Down Migration
delete from backfills where name = 'skips_language';
drop trigger skips_language on skips;
drop function fill_language_of_skip;
alter table skips drop column language;
