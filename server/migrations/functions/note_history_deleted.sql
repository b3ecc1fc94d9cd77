-- Entries of the history are deleted: the counts of their months are no longer exact, and neither are its places.
create or replace function note_history_deleted() returns trigger language plpgsql as $$
declare
  deleted record;
begin
  insert into history_month_changes (month, changed, lost)
  select date_trunc('month', at at time zone 'utc')::date, count(*), count(*) from old_entries group by 1;
  for deleted in
    select m.month, array_agg(distinct lost.word) filter (where left(lost.word, 1) <> '|') as words
    from old_entries o join history_placed_months m on m.month = date_trunc('month', o.at at time zone 'utc')::date and o.at < m.placed_before
      cross join lateral unnest(tsvector_to_array(o.words)) lost (word)
    group by m.month
  loop
    perform note_place_changes(deleted.month, null);
    -- What few entries have leaves with a word of one of them.
    delete from history_places where month = deleted.month and word = any(deleted.words) and few is not null;
  end loop;
  return null;
end $$;
