-- Up Migration

-- The skiplog is read by site owner: the hot column stands on the row itself.
alter table skips add column siteowner_id bigint references siteowners;
insert into backfills (name, table_name) values ('skips_siteowner', 'skips');
-- A node of the release before inserts without it.
create function fill_siteowner_of_skip() returns trigger language plpgsql as $$
begin
  if new.siteowner_id is null then
    select siteowner_id into new.siteowner_id from conversations where id = new.conversation_id;
  end if;
  return new;
end $$;
create trigger skips_siteowner before insert on skips for each row execute function fill_siteowner_of_skip();
alter table skips add constraint skips_siteowner_given check (siteowner_id is not null) not valid;
create index skips_siteowner on skips (siteowner_id, created_at desc, id desc);

-- The statistics of one operator, and of one site owner. Neither has the counts: an update of those stays on its page.
create index message_stats_daily_operator on message_stats_daily (operator_id, day);
create index message_stats_daily_siteowner on message_stats_daily (siteowner_id, day);

-- Few of the sign-ins fail, and those are what people look for.
create index login_history_refused on login_history (at desc, id desc)
  where result in ('password_wrong', 'code_wrong', 'locked', 'suspended');

-- Down Migration
delete from backfills where name = 'skips_siteowner';
drop index login_history_refused, message_stats_daily_siteowner, message_stats_daily_operator;
drop trigger skips_siteowner on skips;
drop function fill_siteowner_of_skip;
alter table skips drop column siteowner_id;
