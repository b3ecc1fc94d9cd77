-- Up Migration

-- How many customers each site owner has, for its page. A job counts them: one site owner can have a hundred thousand.
create table counted_customers (
  siteowner_id bigint primary key references siteowners on delete cascade,
  customers integer not null
);

-- Down Migration
drop table counted_customers;
