-- Up Migration

-- The message history by month. An index of words lists its rows by their place in the table, so that in one table of years, each
-- search reads all years; in a partition it reads a month. The entries are made again from the messages, in the background.
drop table history_entries;
create table history_entries (
  id bigint generated always as identity,
  -- When the message was sent, or skipped.
  at timestamptz not null,
  message_id bigint not null,
  message_created_at timestamptz not null,
  skip_id bigint,
  words tsvector not null
) partition by range (at);
-- Entries without a month, for example of imported messages.
create table history_entries_default partition of history_entries default;

create index history_entries_id on history_entries (id);
create unique index history_entries_sent on history_entries (message_id, at) where skip_id is null;
create unique index history_entries_skip on history_entries (skip_id, at) where skip_id is not null;
create index history_entries_skipped on history_entries (message_id) where skip_id is not null;
-- The only index for searches: a list of all filters together reads few rows, also if each of them matches millions. Searches also
-- read the list of entries that are not in the index yet, in kB.
create index history_entries_words on history_entries using gin (words) with (gin_pending_list_limit = 256);

-- Repeatable; needed at once, before the first entry.
create function make_history_partitions(months_ahead int) returns int language plpgsql
security definer set search_path = public, pg_temp
-- Everybody who reads the history waits behind this lock. When it is refused, the caller tries again later.
set lock_timeout = '100ms' as $$
declare
  month timestamptz;
  next_month timestamptz;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('make_history_partitions'));
  for month in
    select (to_date(substring(c.relname from '^messages_(\d{4}_\d\d)$'), 'YYYY_MM')::timestamp) at time zone 'utc'
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'messages'::regclass and c.relname ~ '^messages_\d{4}_\d\d$'
    union
    select (date_trunc('month', now() at time zone 'utc') + make_interval(months => step)) at time zone 'utc'
    from generate_series(0, months_ahead) step
    order by 1
  loop
    next_month := (month at time zone 'utc' + interval '1 month') at time zone 'utc';
    if to_regclass('history_entries_' || to_char(month at time zone 'utc', 'YYYY_MM')) is null
      and not exists (select from history_entries_default where at >= month and at < next_month) then
      execute format('create table history_entries_%s partition of history_entries for values from (%L) to (%L)',
        to_char(month at time zone 'utc', 'YYYY_MM'), month, next_month);
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;
select make_history_partitions(3);

drop function if exists history_span, history_steps, history_period;

-- Down Migration
drop function make_history_partitions;
drop table history_entries;
create table history_entries (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  message_id bigint not null,
  message_created_at timestamptz not null,
  skip_id bigint,
  words tsvector not null
);
create unique index history_entries_sent on history_entries (message_id) where skip_id is null;
create unique index history_entries_skip on history_entries (skip_id) where skip_id is not null;
create index history_entries_skipped on history_entries (message_id) where skip_id is not null;
create index history_entries_words on history_entries using gin (words);
drop function if exists history_steps, history_days, history_all;
