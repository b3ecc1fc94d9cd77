-- Up Migration

-- How often each gift was sent in the last 90 days. A job counts it, because the messages of 90 days are many.
create table gift_use (
  gift_id bigint primary key references gifts on delete cascade,
  sent integer not null
);

-- Down Migration
drop table gift_use;
