-- Up Migration

-- The lease that each act ended: a call whose answer got lost is known by it, and acts once.
alter table skips add column lease_id uuid;
create unique index skips_lease on skips (lease_id) where lease_id is not null;
alter table ignores add column lease_id uuid;
create unique index ignores_lease on ignores (lease_id, option) where lease_id is not null;
alter table handovers add column lease_id uuid, add column ended_lease_id uuid;
create unique index handovers_lease on handovers (lease_id) where lease_id is not null;
create unique index handovers_ended_lease on handovers (ended_lease_id) where ended_lease_id is not null;

-- Who took it back; null when the customer wrote again.
alter table ignores add column ended_by bigint references operators;

-- Down Migration
alter table ignores drop column ended_by;
alter table handovers drop column lease_id, drop column ended_lease_id;
alter table ignores drop column lease_id;
alter table skips drop column lease_id;
