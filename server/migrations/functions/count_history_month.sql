-- Counts the entries of a month of the history again. What changes meanwhile is in `history_month_changes` afterwards, even if it was
-- counted already: then the counts are taken for less than they are, never for more.
-- @param fewest words that fewer entries have are left out
create or replace function count_history_month(counted date, fewest int) returns void language plpgsql
-- There are a few thousand groups of millions of words: to sort the words takes ten times as long.
set work_mem = '64MB' set jit = off set enable_sort = off
as $$
declare
  entries regclass := 'history_entries_' || to_char(counted, 'YYYY_MM');
  seen bigint[];
begin
  -- `fill_history` adds the rows of changes up, except while this runs.
  perform pg_advisory_xact_lock(hashtext('count_history_month'));
  seen := array(select id from history_month_changes where month = counted);
  delete from history_counts where month = counted;
  execute format($sql$
    insert into history_counts (month, word, marks, entries)
    select $1, '', array_to_tsvector(marks || to_char($1, '"|m"YYYY-MM')), count(*)
    from (
      select array(select mark from unnest(tsvector_to_array(words)) mark where left(mark, 1) = '|' and left(mark, 2) <> '|d') as marks from %s
    ) entries
    group by marks
  $sql$, entries) using counted;
  execute format($sql$
    insert into history_counts (month, word, marks, entries)
    with marked as materialized (
      select lexemes, array(select mark from unnest(lexemes) mark where left(mark, 2) in ('|s', '|l', '|x'))::text as marks
      from (select tsvector_to_array(words) as lexemes from %1$s) entries
    )
    select $1, word, array_to_tsvector(marks::text[]), count(*)
    from marked, unnest(lexemes) word
    where word in (select f.word from ts_stat(%2$L) f where f.ndoc >= $2 and left(f.word, 1) <> '|')
    group by word, marks
  $sql$, entries, format('select words from %s', entries)) using counted, fewest;
  delete from history_month_changes where id = any(seen);
  insert into history_counted_months (month, counted_at) values (counted, now())
  on conflict (month) do update set counted_at = excluded.counted_at;
end $$;
