-- Up Migration

-- Counts of the message history by month, so that a search for what many entries have need not visit them. A job counts a month again when
-- it has changed (`count_history_month`).
create table history_counted_months (
  month date primary key,
  counted_at timestamptz not null
);

-- How many entries of a counted month have these marks. Without a word: for each combination of marks, the day aside. With a word that many
-- entries have: for each combination of site owner, language and deleted.
create table history_counts (
  month date not null,
  word text collate "C" not null,
  marks tsvector not null,
  entries int not null check (entries > 0)
);
create index history_counts_month on history_counts (month, word);
-- The marks also have the month, `|m2026-01`.
create index history_counts_marks on history_counts using gin (marks) with (fastupdate = off) where word = '';

-- What has happened to the entries of a month since it was counted. Without a row, its counts are exact. Each row is written in the
-- transaction of the change, and no row is changed, so that nobody waits.
create table history_month_changes (
  id bigint generated always as identity primary key,
  month date not null,
  -- Entries that are new; that are changed or deleted; and of those, the ones that are deleted or have lost a word or a mark.
  added int not null default 0,
  changed int not null default 0,
  lost int not null default 0
);
create index history_month_changes_month on history_month_changes (month);

-- Repeatable; needed at once.
create function note_history_added() returns trigger language plpgsql as $$ begin return null; end $$;
create function note_history_changed() returns trigger language plpgsql as $$ begin return null; end $$;
create function note_history_deleted() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger history_entries_added after insert on history_entries
  referencing new table as new_entries for each statement execute function note_history_added();
create trigger history_entries_changed after update on history_entries
  referencing old table as old_entries new table as new_entries for each statement execute function note_history_changed();
create trigger history_entries_deleted after delete on history_entries
  referencing old table as old_entries for each statement execute function note_history_deleted();

-- Down Migration
drop trigger history_entries_added on history_entries;
drop trigger history_entries_changed on history_entries;
drop trigger history_entries_deleted on history_entries;
drop function note_history_added, note_history_changed, note_history_deleted;
drop table history_month_changes, history_counts, history_counted_months;
