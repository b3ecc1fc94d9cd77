-- Up Migration

-- Who wrote the alert of a customer, and when; null for one from before, and where there is none.
alter table customers
  add column alert_by bigint references operators,
  add column alert_at timestamptz;

-- Down Migration
alter table customers drop column alert_by, drop column alert_at;
