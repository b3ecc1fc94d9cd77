-- Up Migration

-- How often a customer has asked who writes, which every conversation shows.
create index inquiries_customer on inquiries (customer_id) where lift_reason is null;

-- Down Migration
drop index inquiries_customer;
