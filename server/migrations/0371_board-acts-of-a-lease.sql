-- Up Migration
create index board_acts_lease on board_acts (lease_id) where lease_id is not null;

-- Down Migration
drop index board_acts_lease;
