-- Up Migration

-- On how many of the items a text of the operator was stopped by a check, and on how many of these that was a false alarm.
alter table fairness_days add column stopped int not null default 0, add column false_alarms int not null default 0;
create unique index appeals_message on appeals (message_id) where message_id is not null;

-- Down Migration
drop index appeals_message;
alter table fairness_days drop column stopped, drop column false_alarms;
