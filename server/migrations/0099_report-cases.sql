-- Up Migration

-- The open reports of one message are one case. It is settled once; a report after that opens another case.
create table report_cases (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  -- With the id, it finds the message in its month, also when that is archived.
  message_created_at timestamptz not null,
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null references siteowners,
  -- Who wrote the message; null for a message of the customer.
  writer_id bigint references operators,
  -- The reason of the first report.
  reason_id bigint not null references reportreasons,
  report_count int not null default 1,
  opened_at timestamptz not null default now(),
  assignee_id bigint references operators,
  -- Only masters settle a case that was passed on to them.
  passed_on_by bigint references operators,
  passed_on_at timestamptz,
  outcome text check (outcome in ('unfounded', 'coach', 'hide', 'delete')),
  -- The words of who settled it or passed it on.
  note text check (btrim(note) <> ''),
  settled_by bigint references operators,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null) and (settled_by is null) = (settled_at is null)),
  check ((passed_on_by is null) = (passed_on_at is null))
);
create unique index report_cases_open_message on report_cases (message_id) where settled_at is null;
create index report_cases_open on report_cases (opened_at, id) where settled_at is null;
create index report_cases_settled on report_cases (settled_at desc, id desc) where settled_at is not null;
create index report_cases_writer on report_cases (writer_id, opened_at);
create index report_cases_reason on report_cases (reason_id, opened_at);

-- A trigger sets it, also for the reports of the previous release.
alter table message_reports add column case_id bigint references report_cases;
create index message_reports_case on message_reports (case_id);
insert into report_cases (message_id, message_created_at, conversation_id, siteowner_id, writer_id, reason_id, report_count, opened_at)
select r.message_id, m.created_at, m.conversation_id, m.siteowner_id, m.operator_id,
  (array_agg(r.reason_id order by r.id))[1], count(*), min(r.created_at)
from message_reports r join all_messages m on m.id = r.message_id
where r.handled_at is null
group by r.message_id, m.created_at, m.conversation_id, m.siteowner_id, m.operator_id;
update message_reports r set case_id = c.id from report_cases c where c.message_id = r.message_id and r.handled_at is null;
-- What a supervisor writes to an operator about their work.
create table coach_notes (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  from_id bigint not null references operators,
  -- The case that it is about.
  case_id bigint unique references report_cases,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
create index coach_notes_unread on coach_notes (operator_id, id) where read_at is null;

create function open_report_case() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger message_reports_case before insert on message_reports for each row execute function open_report_case();

-- Down Migration
drop trigger message_reports_case on message_reports;
drop function open_report_case;
drop table coach_notes;
alter table message_reports drop column case_id;
drop table report_cases;
