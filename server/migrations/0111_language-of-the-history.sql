-- Up Migration

-- An entry of the history has the language that the conversation had at that time, as in the statistics.
create or replace view sent_messages_for_history as
  select m.created_at as at, m.id as message_id, m.created_at as message_created_at, null::bigint as skip_id,
    history_words(coalesce((select f.language from former_languages f
        where f.conversation_id = m.conversation_id and f.until > m.created_at order by f.until limit 1), c.language),
      m.body, m.operator_id, m.siteowner_id, m.type, m.created_at, m.answered_at is not null, false,
      exists (select from report_cases r where r.message_id = m.id), m.hidden_at is not null, m.deleted_at is not null) as words
  from messages m join conversations c on c.id = m.conversation_id
  where m.direction = 'out';
-- Entries that were made after the language had changed are made again.
insert into backfills (name, table_name) values ('history_languages', 'conversations');

-- Down Migration
delete from backfills where name = 'history_languages';
create or replace view sent_messages_for_history as
  select m.created_at as at, m.id as message_id, m.created_at as message_created_at, null::bigint as skip_id,
    history_words(c.language, m.body, m.operator_id, m.siteowner_id, m.type, m.created_at, m.answered_at is not null, false,
      exists (select from report_cases r where r.message_id = m.id), m.hidden_at is not null, m.deleted_at is not null) as words
  from messages m join conversations c on c.id = m.conversation_id
  where m.direction = 'out';
