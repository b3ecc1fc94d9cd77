-- Counts the entries of the history that `find_history_entries` would find, up to a number. Months of which the counts are kept
-- (`count_history_month`) are not visited when these are exact, or when they already show that there are enough; neither are months whose
-- places tell what matches (`history_placed`), except for their newest entries.
-- @param choices words and beginnings of words (`'zon':*`) of which an entry must have one; none for all entries, null when the kept counts
-- cannot tell
-- @param marks what an entry must match beside them: with words, only site owner, language and deleted
create or replace function count_history(queries tsquery[], choices tsquery[], marks tsquery[], starts timestamptz, before timestamptz, most int)
returns int language plpgsql stable
set enable_seqscan = off set work_mem = '64MB' set jit = off set plan_cache_mode = force_generic_plan
as $$
declare
  conditions text := history_conditions(queries);
  -- All entries are counted by months.
  terms history_term[] := history_rarest_first(nullif(history_terms(queries), '{}'));
  -- An entry of which a mark has changed can match an excluded mark now.
  is_excluding boolean := marks::text like '%!%';
  part record;
  part_from timestamptz;
  places record;
  range record;
  kept int;
  visited text[] := '{}';
  lowers timestamptz[] := '{}';
  uppers timestamptz[] := '{}';
  -- What is found, and what the months to be visited have at least.
  found int := 0;
  more int := 0;
  added int;
  days tsquery;
begin
  -- The order does not matter, so no part is shorter than a month.
  for part in
    select p.entries, p.lower, p.upper, p.month as placed, p.placed_before, p.places, m.month, of_words.most_frequent,
      coalesce(of_words.is_all, cardinality(choices) = 0) and c.month is null as is_exact,
      coalesce(case when is_excluding then c.changed else c.lost end, 0) as less
    from history_parts_of(terms, starts, before, false) p
      left join history_counted_months m on choices is not null and p.entries <> 'history_entries_default'::regclass
        and m.month = (p.lower at time zone 'utc')::date and p.lower = m.month at time zone 'utc'
        and p.upper >= least((m.month + interval '1 month') at time zone 'utc', now())
      left join (
        select c.month, sum(c.changed) as changed, sum(c.lost) as lost from history_month_changes c group by 1
      ) c on c.month = m.month
      left join (
        -- Entries can have several of the words, so only the most frequent one counts.
        select month, max(entries) as most_frequent, cardinality(choices) = 1 and not bool_or(is_beginning) as is_all
        from (
          select m.month, choice.is_beginning, coalesce(sum(c.entries) filter (where c.marks @@ all(count_history.marks)), 0) as entries
          from (
            select trim(both '''' from regexp_replace(choice::text, ':\*$', '')) as beginning, choice::text like '%:*' as is_beginning
            from unnest(choices) choice
          ) choice cross join history_counted_months m join history_counts c on c.month = m.month
            and c.word >= choice.beginning and c.word <= choice.beginning || case when is_beginning then chr(1114111) else '' end
          group by m.month, choice.is_beginning, c.word
        ) of_word
        group by month
      ) of_words on of_words.month = m.month
    order by p.upper desc
  loop
    if part.is_exact and cardinality(choices) > 0 then
      found := found + part.most_frequent;
      continue when found + more < most;
      return most;
    end if;
    if part.placed is not null and part.placed_before > part.lower then
      part_from := least(part.placed_before, part.upper);
      places := history_found_places(part.placed, terms, part.places);
      if places.few is distinct from '{}' then
        range := history_range(part.placed, starts, part_from, before, null, part.placed_before, part.places);
        found := found + history_count_found(places.few, places.many, range.first, range.beyond);
      end if;
      if found + more >= most then return most; end if;
      continue when part_from = part.upper;
      part.lower := part_from;
    elsif part.month is not null then
      kept := part.most_frequent;
      if cardinality(choices) = 0 then
        execute format('select coalesce(sum(c.entries), 0) from history_counts c where c.word = '''' and c.marks @@ $2%s',
          (select string_agg(format(' and c.marks @@ (select ($1)[%s])', place), '') from generate_subscripts(marks, 1) place))
          into kept using marks, to_char(part.month, '''"|m"YYYY-MM''')::tsquery;
      end if;
      if part.is_exact then
        found := found + kept;
        continue when found + more < most;
        return most;
      end if;
      more := more + greatest(0, coalesce(kept, 0) - part.less);
      if found + more >= most then return most; end if;
    end if;
    visited := visited || part.entries::text;
    lowers := lowers || part.lower;
    uppers := uppers || part.upper;
  end loop;
  for place in 1 .. cardinality(visited) loop
    -- The marks of the days, unless the whole month is visited.
    days := case when cardinality(queries) > 0 and isfinite(lowers[place])
      and (lowers[place] > uppers[place] - interval '21 days' or history_only_excludes(queries)) then history_days(lowers[place], uppers[place]) end;
    execute format('
      select count(*) from (select from %s e where e.at >= $2 and e.at < $3 and %s %s limit $4) counted', visited[place], conditions,
      case when days is not null then 'and e.words @@ (select $5)' end)
      into added using queries, lowers[place], uppers[place], most - found, days;
    found := found + added;
    exit when found >= most;
  end loop;
  return found;
end $$;
