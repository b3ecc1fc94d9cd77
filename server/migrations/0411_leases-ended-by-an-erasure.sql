-- Up Migration
-- The leases that the erasure ended: their operators learn why they lost the chat. `queue_items` no longer knows them.
alter table erasures add column ended_leases uuid[] not null default '{}';
create index erasures_ended_leases on erasures using gin (ended_leases);

-- Down Migration
alter table erasures drop column ended_leases;
