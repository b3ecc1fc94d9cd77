-- Up Migration

-- How often each word was chosen in the last 90 days, and by how many operators. A job counts it: the choices of 90 days are too
-- many to be counted whenever the page of a list opens.
create table word_use (
  list text not null,
  word_id bigint not null,
  chosen integer not null,
  operators integer not null,
  primary key (list, word_id)
);

-- Down Migration
drop table word_use;
