-- Up Migration

-- How sure it is what was recognised. A likely question opens no inquiry; denied_by has said that it is none.
alter table questions
  add column certainty text not null default 'certain' check (certainty in ('certain', 'likely')),
  add column denied_by bigint references operators,
  add column denied_at timestamptz,
  add constraint questions_denied check ((denied_by is null) = (denied_at is null));
create index questions_denied_by on questions (denied_by) where denied_by is not null;
create index questions_denied on questions (denied_at) where denied_at is not null;

-- A denial or a promise that was only likely: the operator was asked, unless the site owner has it stopped.
alter table raised_checks add column certainty text not null default 'certain' check (certainty in ('certain', 'likely'));
alter table send_checks drop constraint send_checks_kind_check,
  add constraint send_checks_kind_check check (kind in ('promise', 'contact', 'money', 'age', 'likely'));

-- Down Migration
delete from send_checks where kind = 'likely';
alter table send_checks drop constraint send_checks_kind_check,
  add constraint send_checks_kind_check check (kind in ('promise', 'contact', 'money', 'age'));
alter table raised_checks drop column certainty;
alter table questions drop column certainty, drop column denied_by, drop column denied_at;
