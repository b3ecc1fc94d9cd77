-- Up Migration

-- Refused sign-ins of one minute that are alike share a row: strangers can send any number of them.
alter table login_history add column times int not null default 1 check (times > 0);

-- Down Migration
alter table login_history drop column times;
