-- Up Migration

-- Names in the order in which people look for them: accented letters beside their base letter, capitals beside small ones, 2 before 10.
create collation name_order (provider = icu, locale = 'und-u-kn-true');
create index operators_in_order on operators (name collate name_order, id);

-- Entries of the history whose texts have joined words are made again, and so are the words of profile sets.
insert into backfills (name, table_name) values ('history_joined_words', 'history_entries'), ('folded_words_of_sets', 'profile_sets');

-- Down Migration
delete from backfills where name in ('history_joined_words', 'folded_words_of_sets');
drop index operators_in_order;
drop collation name_order;
