-- Up Migration

-- The messages of customers whose words suggest an escalation: recognised when they arrive. What they suggest is read from the text.
create table suggestions (message_id bigint primary key);

-- Down Migration
drop table suggestions;
