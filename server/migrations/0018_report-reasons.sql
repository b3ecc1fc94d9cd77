-- Up Migration

insert into reportreasons (code, position) values
  ('contact_details', 1), ('fictional_profile', 2), ('possible_minor', 3), ('abuse', 4), ('spam', 5), ('illegal', 6), ('other', 7);

-- The badge of those who look at reports.
create index message_reports_siteowner on message_reports (siteowner_id) where handled_at is null;

-- Down Migration
drop index message_reports_siteowner;
delete from reportreasons;
