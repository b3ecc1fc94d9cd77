-- Up Migration

-- Who manages operators also looks after the rights of customers, until a level says otherwise.
update permissions set rights = rights || '{customer_rights}'
where 'manage_operators' = any (rights) and not 'customer_rights' = any (rights);

-- Null: who could run commands on the server. A hold of an earlier release was lifted without a reason.
alter table legal_holds add column set_by bigint references operators,
  add column lifted_by bigint references operators,
  add column lift_reason text check (btrim(lift_reason) <> ''),
  add check (lifted_at is not null or (lifted_by is null and lift_reason is null));
create index legal_holds_set on legal_holds (set_at desc, id desc);
create index legal_holds_customer on legal_holds (customer_id, id);
alter table erasures add column asked_by bigint references operators;
create index erasures_asked on erasures (asked_at desc, id desc);

-- Nothing is written about an erased customer. Repeatable; the argument says how a row leads to its customer.
create function refuse_erased() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger written_about_erased after insert or update of body on customer_notes
  for each row execute function refuse_erased('customer');
create trigger written_about_erased after insert or update of value on customer_facts
  for each row execute function refuse_erased('customer');
create trigger written_about_erased after update of alert on customers
  for each row when (new.alert is not null) execute function refuse_erased('self');
create trigger written_about_erased after insert on legal_holds
  for each row execute function refuse_erased('customer');
create trigger written_about_erased after update of release_reason on holds
  for each row when (new.released_by is not null and new.release_reason <> '—') execute function refuse_erased('customer');
create trigger written_about_erased after insert or update of body on drafts
  for each row execute function refuse_erased('conversation');
create trigger written_about_erased after insert or update of body on told_facts
  for each row execute function refuse_erased('conversation');
create trigger written_about_erased after update of hidden_reason on messages
  for each row when (new.hidden_reason <> '—') execute function refuse_erased('conversation');
create trigger written_about_erased after insert on skips
  for each row execute function refuse_erased('conversation');
create trigger written_about_erased after insert on handovers
  for each row execute function refuse_erased('conversation');
create trigger written_about_erased after insert on ignores
  for each row execute function refuse_erased('conversation');
create trigger written_about_erased after insert on inquiries
  for each row execute function refuse_erased('conversation');
create trigger lifted_of_erased after update of lift_reason on inquiries
  for each row when (new.lift_reason <> '—') execute function refuse_erased('conversation');
create trigger written_about_erased after insert on escalations
  for each row execute function refuse_erased('conversation');
create trigger settled_of_erased after update of note on escalations
  for each row when (new.note <> '—') execute function refuse_erased('conversation');
create trigger written_about_erased after insert on message_reports
  for each row execute function refuse_erased('conversation');
create trigger written_about_erased after update of note on report_cases
  for each row when (new.note <> '—') execute function refuse_erased('conversation');
create trigger written_about_erased after insert or update of body on coach_notes
  for each row when (new.body <> '—') execute function refuse_erased('case');
create trigger written_about_erased after insert or update of words on reviews
  for each row when (new.words <> '—') execute function refuse_erased('item');
create trigger answer_about_erased after update of answer on reviews
  for each row when (new.answer <> '—') execute function refuse_erased('item');
create trigger written_about_erased after insert or update of body on review_comments
  for each row when (new.body <> '—') execute function refuse_erased('review');

-- Down Migration
drop trigger written_about_erased on review_comments;
drop trigger answer_about_erased on reviews;
drop trigger written_about_erased on reviews;
drop trigger written_about_erased on coach_notes;
drop trigger written_about_erased on report_cases;
drop trigger written_about_erased on message_reports;
drop trigger settled_of_erased on escalations;
drop trigger written_about_erased on escalations;
drop trigger lifted_of_erased on inquiries;
drop trigger written_about_erased on inquiries;
drop trigger written_about_erased on ignores;
drop trigger written_about_erased on handovers;
drop trigger written_about_erased on skips;
drop trigger written_about_erased on messages;
drop trigger written_about_erased on told_facts;
drop trigger written_about_erased on drafts;
drop trigger written_about_erased on holds;
drop trigger written_about_erased on legal_holds;
drop trigger written_about_erased on customers;
drop trigger written_about_erased on customer_facts;
drop trigger written_about_erased on customer_notes;
drop function refuse_erased;
drop index erasures_asked;
alter table erasures drop column asked_by;
drop index legal_holds_customer, legal_holds_set;
alter table legal_holds drop column set_by, drop column lifted_by, drop column lift_reason;
update permissions set rights = array_remove(rights, 'customer_rights');
