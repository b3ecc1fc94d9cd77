-- Entries of the history are changed: the counts of their months are no longer exact, and neither are the places of what has changed.
create or replace function note_history_changed() returns trigger language plpgsql
-- `fill_history` turns it off, and there is no index.
set enable_hashjoin = on
as $$
declare
  changed record;
begin
  insert into history_month_changes (month, changed, lost)
  select date_trunc('month', n.at at time zone 'utc')::date, count(*),
    count(*) filter (where not tsvector_to_array(n.words) @> tsvector_to_array(o.words))
  from old_entries o join new_entries n on n.id = o.id group by 1;

  for changed in
    select m.month, array_agg(distinct case when left(c.word, 1) = '|' then c.word else '' end) as words,
      array_agg(distinct c.word) filter (where c.is_lost and left(c.word, 1) <> '|') as lost
    from old_entries o join new_entries n on n.id = o.id
      join history_placed_months m on m.month = date_trunc('month', o.at at time zone 'utc')::date and o.at < m.placed_before
      cross join lateral (
        select (gone.w).lexeme as word, true as is_lost from (select w from unnest(o.words) w except select w from unnest(n.words) w) gone
        union all
        select (added.w).lexeme, false from (select w from unnest(n.words) w except select w from unnest(o.words) w) added) c
    group by m.month
  loop
    perform note_place_changes(changed.month, changed.words);
    -- What few entries have leaves with a word of one of them.
    if changed.lost is not null then
      delete from history_places where month = changed.month and word = any(changed.lost) and few is not null;
    end if;
  end loop;
  return null;
end $$;
