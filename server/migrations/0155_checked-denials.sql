-- Up Migration

-- Denials that an operator writes are stopped in every text, and logged like what the other checks find.
alter table raised_checks drop constraint raised_checks_kind_check,
  add constraint raised_checks_kind_check check (kind in ('denial', 'promise', 'contact', 'money', 'age'));
create index raised_checks_operator on raised_checks (operator_id, conversation_id, raised_at);

-- Down Migration
drop index raised_checks_operator;
delete from raised_checks where kind = 'denial';
alter table raised_checks drop constraint raised_checks_kind_check,
  add constraint raised_checks_kind_check check (kind in ('promise', 'contact', 'money', 'age'));
