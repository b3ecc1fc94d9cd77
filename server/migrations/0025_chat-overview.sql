-- Up Migration

-- What was written last, so that a list can be narrowed to it without a look at the messages.
alter table conversations add column last_message_type text;

-- Who has written in a conversation for its profile.
create table conversation_operators (
  conversation_id bigint not null references conversations on delete cascade,
  operator_id bigint not null references operators,
  primary key (conversation_id, operator_id)
);
create index conversation_operators_operator on conversation_operators (operator_id, conversation_id);

create index conversations_time on conversations (last_message_at desc, id desc) where last_message_at is not null;

insert into backfills (name, table_name) values
  ('last_message_type', 'conversations'),
  ('conversation_operators', 'messages');

-- Down Migration
delete from backfills where name in ('last_message_type', 'conversation_operators');
drop index conversations_time;
drop table conversation_operators;
alter table conversations drop column last_message_type;
