-- Up Migration

-- Words are compared without accents, in the forms of their language; in Polish and other languages as they are written.
create extension if not exists unaccent;
create text search configuration words_nl (copy = dutch);
create text search configuration words_it (copy = italian);
create text search configuration words_es (copy = spanish);
create text search configuration words_en (copy = english);
create text search configuration words_fr (copy = french);
create text search configuration words_simple (copy = simple);
alter text search configuration words_nl alter mapping for hword, hword_part, word with unaccent, dutch_stem;
alter text search configuration words_it alter mapping for hword, hword_part, word with unaccent, italian_stem;
alter text search configuration words_es alter mapping for hword, hword_part, word with unaccent, spanish_stem;
alter text search configuration words_en alter mapping for hword, hword_part, word with unaccent, english_stem;
alter text search configuration words_fr alter mapping for hword, hword_part, word with unaccent, french_stem;
alter text search configuration words_simple alter mapping for hword, hword_part, word with unaccent, simple;

-- The message history: one row for each message that an operator has sent, and for each skip. It is filled from `messages` and
-- `skips` within seconds (`fill_history`). `words` has the words of the text, and everything that the page filters by.
create table history_entries (
  id bigint generated always as identity primary key,
  -- When the message was sent, or skipped.
  at timestamptz not null,
  message_id bigint not null,
  message_created_at timestamptz not null,
  skip_id bigint,
  words tsvector not null
);
create unique index history_entries_sent on history_entries (message_id) where skip_id is null;
create unique index history_entries_skip on history_entries (skip_id) where skip_id is not null;
create index history_entries_skipped on history_entries (message_id) where skip_id is not null;
-- The only index for searches: a list of all filters together reads few rows, also if each of them matches millions.
create index history_entries_words on history_entries using gin (words);

-- For the mark of reported messages.
create index report_cases_message on report_cases (message_id);

-- Messages that have changed since their entry was made: answered, hidden, deleted or reported.
create table history_changes (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  message_created_at timestamptz not null
);

-- Repeatable: `history_words` has the marks.
create function history_words(language text, body text, operator_id bigint, siteowner_id bigint, type text, at timestamptz,
  is_answered boolean, is_skipped boolean, is_reported boolean, is_hidden boolean, is_deleted boolean)
returns tsvector language sql stable return null::tsvector;

create view sent_messages_for_history as
  select m.created_at as at, m.id as message_id, m.created_at as message_created_at, null::bigint as skip_id,
    history_words(c.language, m.body, m.operator_id, m.siteowner_id, m.type, m.created_at, m.answered_at is not null, false,
      exists (select from report_cases r where r.message_id = m.id), m.hidden_at is not null, m.deleted_at is not null) as words
  from messages m join conversations c on c.id = m.conversation_id
  where m.direction = 'out';

-- A skip counts for the operator who skipped, with the type of the message that was not written.
create view skips_for_history as
  select s.created_at as at, m.id as message_id, m.created_at as message_created_at, s.id as skip_id,
    history_words(c.language, m.body, s.operator_id, m.siteowner_id, case m.direction when 'in' then 'reply' else 'poke' end,
      s.created_at, false, true, exists (select from report_cases r where r.message_id = m.id), m.hidden_at is not null,
      m.deleted_at is not null) as words
  from skips s join messages m on m.id = s.message_id join conversations c on c.id = m.conversation_id;

create function note_message_for_history() returns trigger language plpgsql as $$
begin
  insert into history_changes (message_id, message_created_at) values (new.id, new.created_at);
  return null;
end $$;
create trigger messages_history after update of answered_at, hidden_at, deleted_at on messages
  for each row when ((old.answered_at is null) is distinct from (new.answered_at is null)
    or (old.hidden_at is null) is distinct from (new.hidden_at is null)
    or (old.deleted_at is null) is distinct from (new.deleted_at is null))
  execute function note_message_for_history();

create function note_case_for_history() returns trigger language plpgsql as $$
begin
  insert into history_changes (message_id, message_created_at) values (new.message_id, new.message_created_at);
  return null;
end $$;
create trigger report_cases_history after insert on report_cases
  for each row execute function note_case_for_history();

-- Down Migration
drop trigger report_cases_history on report_cases;
drop trigger messages_history on messages;
drop function note_case_for_history, note_message_for_history;
drop view skips_for_history, sent_messages_for_history;
drop function history_words;
drop table history_changes, history_entries;
drop index report_cases_message;
drop text search configuration words_nl;
drop text search configuration words_it;
drop text search configuration words_es;
drop text search configuration words_en;
drop text search configuration words_fr;
drop text search configuration words_simple;
drop extension unaccent;
