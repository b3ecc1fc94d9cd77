-- Up Migration

-- Where each word and mark occurs in a month of the message history, so that a search for several of them compares bits and not the long
-- lists of an index. The entries of a month have places, newest first, from 0. A job makes the places of a month again
-- (`place_history_month`).
create table history_placed_months (
  month date primary key,
  placed_at timestamptz not null,
  -- The entries from before this moment have places.
  placed_before timestamptz not null,
  entries int not null
);

-- The entries of a month by their places, a hundred in a row.
create table history_placed_entries (
  month date not null,
  part int not null,
  -- The newest of these entries.
  at timestamptz not null,
  id bigint not null,
  ids bigint[] not null,
  times timestamptz[] not null,
  primary key (month, part)
);
create index history_placed_entries_at on history_placed_entries (month, at, id);

-- The places of a word or a mark (the day aside): a list, or a bit for each entry of the month if many have it. `dense` is not compressed,
-- because to decompress it takes longer than to compare it.
create table history_places (
  month date not null,
  word text collate "C" not null,
  entries int not null,
  few int[],
  many bit varying,
  dense bit varying,
  -- Those that have the word several times.
  repeated int[],
  primary key (month, word),
  check (num_nonnulls(few, many, dense) = 1)
);
alter table history_places alter column dense set storage external;

-- Those that do not have their form yet. Empty after the transaction that fills it.
create table history_places_to_pack (
  month date not null,
  word text collate "C" not null,
  entries int not null,
  few int[] not null,
  repeated int[]
);

-- The words and marks of which the places of a month are no longer right, '' for all words and null for everything. Each row is written in
-- the transaction of the change, and no row is changed, so that nobody waits.
create table history_place_changes (
  id bigint generated always as identity primary key,
  month date not null,
  words text[]
);

-- A part of a search: an entry must have one of these words, or one with one of these beginnings, or must not. The parts of an alternative
-- belong together, and one alternative of each query is enough.
create type history_term as (query int, alternative int, alternatives int, words text[], beginnings text[], is_excluded boolean);

-- Down Migration
-- Repeatable functions of this release use these tables and the type.
drop type history_term cascade;
drop table history_place_changes, history_places_to_pack, history_places, history_placed_entries, history_placed_months;
