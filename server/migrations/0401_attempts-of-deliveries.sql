-- Up Migration
-- When the last attempt began: a time in the future shows that the database's clock was set back.
alter table deliveries add column attempted_at timestamptz;

-- Down Migration
alter table deliveries drop column attempted_at;
