-- Up Migration

-- Exact, because it is kept in the transaction of the message. `answered`: the customer wrote after it.
create table message_stats_daily (
  day date,
  siteowner_id bigint,
  operator_id bigint references operators,
  type text,
  sent int not null default 0,
  answered int not null default 0,
  primary key (day, operator_id, siteowner_id, type),
  check (answered between 0 and sent)
) with (fillfactor = 70);
-- The statistics of one operator, and of one site owner. Neither has the counts: an update of those stays on its page.
create index message_stats_daily_operator on message_stats_daily (operator_id, day);
create index message_stats_daily_siteowner on message_stats_daily (siteowner_id, day);

-- Statistics of days that are over, counted by the job `roll-up-statistics` from messages and skips. A day of `stats_rolled_days` is
-- counted in each of these tables; every other day is read from `message_stats_daily`.
create table stats_rolled_days (
  day date primary key,
  -- When it was counted, and the highest id that any message had then: messages of later days have higher ones.
  rolled_up_at timestamptz not null,
  last_message_id bigint not null
);

-- Messages by site owner, language and type; `arrived` counts those of customers.
create table stats_days (
  day date,
  siteowner_id bigint,
  language text,
  type text,
  arrived int not null default 0,
  sent int not null default 0,
  answered int not null default 0,
  primary key (day, siteowner_id, language, type)
) with (fillfactor = 80);

-- `hour` is from 0 to 23, of the service.
create table stats_hours (
  day date,
  hour smallint,
  siteowner_id bigint,
  language text,
  arrived int not null default 0,
  sent int not null default 0,
  answered int not null default 0,
  primary key (day, hour, siteowner_id, language)
) with (fillfactor = 80);

create table stats_operator_days (
  day date,
  siteowner_id bigint,
  operator_id bigint,
  language text,
  sent int not null default 0,
  answered int not null default 0,
  primary key (day, siteowner_id, operator_id, language)
) with (fillfactor = 80);

-- The only sums of months: a year of all operators has a million rows by day.
create table stats_operator_months (
  month date,
  siteowner_id bigint,
  operator_id bigint,
  language text,
  sent int not null default 0,
  answered int not null default 0,
  primary key (month, siteowner_id, operator_id, language)
) with (fillfactor = 80);

-- `reason` is the code of the reason; '' for skips with the operator's own words only.
create table stats_skip_days (
  day date,
  siteowner_id bigint,
  language text,
  reason text,
  skipped int not null,
  primary key (day, siteowner_id, language, reason)
);

-- Messages of earlier days that a customer has answered since the day was counted. The page adds those of counted days; the job adds
-- them to the tables and deletes them. A message that is sent writes nothing here.
create table stats_changes (
  created_at timestamptz not null,
  conversation_id bigint not null,
  siteowner_id bigint not null,
  operator_id bigint not null,
  type text not null
);

-- How long customers waited for the reply: `counts[i]` replies were in `steps[i]` (see `answer_time_step`).
create table stats_answer_time_days (
  day date,
  operator_id bigint,
  siteowner_id bigint,
  language text,
  steps smallint[] not null,
  counts int[] not null,
  primary key (operator_id, day, siteowner_id, language)
);

-- The same of all operators: of a site owner and a language, and summed over both (site owner 0 is all, language '' is all).
create table stats_answer_time_sums (
  day date,
  siteowner_id bigint,
  language text,
  steps smallint[] not null,
  counts int[] not null,
  primary key (siteowner_id, language, day)
);

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
  id bigint generated always as identity,
  -- When the message was sent, or skipped.
  at timestamptz not null,
  message_id bigint not null,
  message_created_at timestamptz not null,
  skip_id bigint,
  words tsvector not null
) partition by range (at);
create index history_entries_id on history_entries (id);
create unique index history_entries_sent on history_entries (message_id, at) where skip_id is null;
create unique index history_entries_skip on history_entries (skip_id, at) where skip_id is not null;
create index history_entries_skipped on history_entries (message_id) where skip_id is not null;
-- The only index for searches: a list of all filters together reads few rows, also if each of them matches millions. Searches also
-- read the list of entries that are not in the index yet, in kB.
create index history_entries_words on history_entries using gin (words) with (gin_pending_list_limit = 256);
create table history_entries_default partition of history_entries default;
select make_history_partitions(3);

-- An entry of the history has the language that the conversation had at that time, as in the statistics.
create view sent_messages_for_history as
  select m.created_at as at, m.id as message_id, m.created_at as message_created_at, null::bigint as skip_id,
    history_words(coalesce((select f.language from former_languages f
        where f.conversation_id = m.conversation_id and f.until > m.created_at order by f.until limit 1), c.language),
      m.body, m.operator_id, m.siteowner_id, m.type, m.created_at, m.answered_at is not null, false,
      exists (select from report_cases r where r.message_id = m.id), m.hidden_at is not null, m.deleted_at is not null) as words
  from messages m join conversations c on c.id = m.conversation_id
  where m.direction = 'out' and m.siteowner_id <> all (array(select r.id from siteowners r where r.is_test));

-- A skip counts for the operator who skipped, with the type of the message that was not written.
create view skips_for_history as
  select s.created_at as at, m.id as message_id, m.created_at as message_created_at, s.id as skip_id,
    history_words(c.language, m.body, s.operator_id, m.siteowner_id, case m.direction when 'in' then 'reply' else 'poke' end,
      s.created_at, false, true, exists (select from report_cases r where r.message_id = m.id), m.hidden_at is not null,
      m.deleted_at is not null) as words
  from skips s join messages m on m.id = s.message_id join conversations c on c.id = m.conversation_id
  where m.siteowner_id <> all (array(select r.id from siteowners r where r.is_test));

-- Messages that have changed since their entry was made: answered, hidden, deleted or reported.
create table history_changes (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  message_created_at timestamptz not null
);
