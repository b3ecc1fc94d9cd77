-- Up Migration

-- Masters see escalations and holds.
update permissions set rights = rights || '{escalations,holds}'
where 'other_chats.handover' = any (rights) and not 'escalations' = any (rights);

-- The site owner of the customer, by which lists are filtered. A trigger sets it, also for the previous release.
alter table holds add column siteowner_id bigint references siteowners;
create function fill_siteowner_of_hold() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger holds_siteowner before insert on holds for each row execute function fill_siteowner_of_hold();
insert into backfills (name, table_name) values ('holds_siteowner', 'holds');
create index holds_listed_open on holds (since desc, id desc) include (siteowner_id, kind, created_by) where released_at is null;
create index holds_listed_released on holds (released_at desc, id desc) include (siteowner_id, kind, created_by)
where released_at is not null;

-- What the site is told about a hold that people set or released: a delivery without a conversation.
create table hold_events (
  delivery_id bigint primary key,
  hold_id bigint not null references holds,
  event text not null check (event in ('held', 'released')),
  created_at timestamptz not null default now()
);
create index hold_events_hold on hold_events (hold_id, delivery_id);
alter table deliveries add column hold_id bigint references holds,
  drop constraint deliveries_subject,
  add constraint deliveries_subject check ((conversation_id is not null)::int
    + (profile_text_id is not null)::int + (hold_id is not null)::int = 1) not valid;
-- A node of the previous release would give it up, as it would a profile text.
create trigger deliveries_of_holds before update of status on deliveries
  for each row when (new.hold_id is not null and new.last_error = 'The message is gone') execute function keep_text_delivery();

-- Both lists can be exported.
alter table exports drop constraint exports_list_check,
  add constraint exports_list_check check (list in ('history', 'skiplog', 'reports', 'escalations', 'holds', 'login_history', 'audit',
    'operators', 'profile_sets', 'gifts'));

-- Down Migration
delete from exports where list in ('escalations', 'holds');
alter table exports drop constraint exports_list_check,
  add constraint exports_list_check check (list in ('history', 'skiplog', 'reports', 'login_history', 'audit', 'operators',
    'profile_sets', 'gifts'));
drop trigger deliveries_of_holds on deliveries;
delete from deliveries where hold_id is not null;
alter table deliveries drop constraint deliveries_subject, drop column hold_id,
  add constraint deliveries_subject check ((conversation_id is null) <> (profile_text_id is null)) not valid;
drop table hold_events;
drop trigger holds_siteowner on holds;
drop function fill_siteowner_of_hold;
drop index holds_listed_open, holds_listed_released;
alter table holds drop column siteowner_id;
delete from backfills where name = 'holds_siteowner';
update permissions set rights = array_remove(array_remove(rights, 'escalations'), 'holds');
