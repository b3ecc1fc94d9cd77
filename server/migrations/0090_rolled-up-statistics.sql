-- Up Migration

-- Statistics of days that are over, counted by the job `roll-up-statistics` from messages and skips. A day of `stats_rolled_days` is
-- counted in each of these tables; every other day is read from `message_stats_daily`. A month is the sum of its counted days.
create table stats_rolled_days (
  day date primary key,
  -- When it was counted, and the highest id that any message had then: messages of later days have higher ones.
  rolled_up_at timestamptz not null,
  last_message_id bigint not null
);

create table stats_days (
  day date, siteowner_id bigint, language text,
  arrived int not null default 0, sent int not null default 0, answered int not null default 0, skipped int not null default 0,
  primary key (day, siteowner_id, language)
) with (fillfactor = 80);
create table stats_type_days (
  day date, siteowner_id bigint, language text, type text,
  sent int not null default 0, answered int not null default 0,
  primary key (day, siteowner_id, language, type)
) with (fillfactor = 80);
create table stats_operator_days (
  day date, siteowner_id bigint, operator_id bigint, language text,
  sent int not null default 0, answered int not null default 0, skipped int not null default 0,
  primary key (day, siteowner_id, operator_id, language)
) with (fillfactor = 80);
create table stats_operator_months (
  month date, siteowner_id bigint, operator_id bigint, language text, type text,
  sent int not null default 0, answered int not null default 0,
  primary key (month, siteowner_id, operator_id, language, type)
) with (fillfactor = 80);
-- `hour` is from 0 to 23, in UTC.
create table stats_hours (
  day date, hour smallint, siteowner_id bigint, language text,
  arrived int not null default 0, sent int not null default 0, answered int not null default 0, skipped int not null default 0,
  primary key (day, hour, siteowner_id, language)
) with (fillfactor = 80);
create table stats_hour_months (
  month date, hour smallint, siteowner_id bigint, language text,
  arrived int not null default 0, sent int not null default 0, answered int not null default 0, skipped int not null default 0,
  primary key (month, hour, siteowner_id, language)
) with (fillfactor = 80);
-- `reason` is the code of the reason; '' for skips with the operator's own words only.
create table stats_skip_days (
  day date, siteowner_id bigint, language text, reason text,
  skipped int not null,
  primary key (day, siteowner_id, language, reason)
);
create table stats_skip_months (
  month date, siteowner_id bigint, operator_id bigint, language text, reason text,
  skipped int not null,
  primary key (month, siteowner_id, operator_id, language, reason)
);
-- How long customers waited for the reply: `counts[i]` replies were in `buckets[i]` (see `answer_time_bucket`).
create table stats_answer_time_days (
  day date, siteowner_id bigint, operator_id bigint, language text,
  buckets smallint[] not null, counts int[] not null,
  primary key (day, siteowner_id, operator_id, language)
);
create table stats_answer_time_operator_months (
  month date, siteowner_id bigint, operator_id bigint, language text,
  buckets smallint[] not null, counts int[] not null,
  primary key (month, siteowner_id, operator_id, language)
);
create table stats_answer_time_months (
  month date, siteowner_id bigint, language text,
  buckets smallint[] not null, counts int[] not null,
  primary key (month, siteowner_id, language)
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
create function note_answered_message() returns trigger language plpgsql as $$
begin
  insert into stats_changes (created_at, conversation_id, siteowner_id, operator_id, type)
  values (new.created_at, new.conversation_id, new.siteowner_id, new.operator_id, new.type);
  return null;
end $$;
create trigger messages_answered after update of answered_at on messages
  for each row when (old.answered_at is null and new.answered_at is not null
    and (new.created_at at time zone 'utc')::date < (now() at time zone 'utc')::date)
  execute function note_answered_message();

-- The language that a conversation had until then. Messages are counted in the language of their time.
create table former_languages (
  conversation_id bigint references conversations on delete cascade,
  until timestamptz,
  language text not null,
  primary key (conversation_id, until)
);
create function keep_former_language() returns trigger language plpgsql as $$
begin
  insert into former_languages (conversation_id, until, language) values (new.id, now(), old.language) on conflict do nothing;
  return null;
end $$;
create trigger conversations_former_language after update of language on conversations
  for each row when (old.language <> new.language) execute function keep_former_language();

-- The past is counted month by month: `id` is the number of the month times 5,000, so that a batch of the backfill has one month.
create table stats_months_due (id bigint primary key);
insert into stats_months_due (id)
select (extract(year from month) * 12 + extract(month from month) - 1)::bigint * 5000
from (select generate_series(date_trunc('month', min(day)), now() at time zone 'utc', '1 month') as month from message_stats_daily) m;
insert into backfills (name, table_name) values ('statistics', 'stats_months_due');

-- Down Migration
delete from backfills where name = 'statistics';
drop table stats_months_due;
drop trigger conversations_former_language on conversations;
drop function keep_former_language;
drop trigger messages_answered on messages;
drop function note_answered_message;
drop table former_languages, stats_changes, stats_answer_time_months, stats_answer_time_operator_months, stats_answer_time_days, stats_skip_months,
  stats_skip_days, stats_hour_months, stats_hours, stats_operator_months, stats_operator_days, stats_type_days, stats_days,
  stats_rolled_days;
