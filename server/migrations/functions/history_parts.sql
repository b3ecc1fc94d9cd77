-- The parts of time in which a search of the history looks one after the other, latest first: whole months, each with the table of its
-- entries, and with `by_days` first a day, four days and sixteen. `days` has the marks of the days of such a part. `upper` is not part
-- of a part, and `before` is part of the first one. Time without a month is one part, if it has entries.
create or replace function history_parts(starts timestamptz, before timestamptz, by_days boolean)
returns table (entries regclass, lower timestamptz, upper timestamptz, days tsquery) language plpgsql stable rows 30
as $$
declare
  longest constant interval := interval '16 days';
  earliest timestamptz := coalesce(starts, '-infinity');
  span interval := case when by_days then interval '1 day' else 2 * longest end;
  table_of_month regclass;
  month timestamptz;
  month_ends timestamptz;
  has_others boolean := exists (select from history_entries_default);
begin
  upper := before + interval '1 microsecond';
  for table_of_month, month, month_ends in
    select oid, begins, (begins at time zone 'utc' + interval '1 month') at time zone 'utc'
    from (
      select oid, to_date(substring(name from '\d{4}_\d\d$'), 'YYYY_MM')::timestamp at time zone 'utc' as begins
      -- Not joined to `pg_class`, of which all rows could be read.
      from (select inhrelid as oid, inhrelid::regclass::text as name from pg_inherits where inhparent = 'history_entries'::regclass offset 0) tables
      where name ~ '_\d{4}_\d\d$') months
    where begins < upper order by begins desc
  loop
    if upper > month_ends and upper > earliest then
      entries := 'history_entries_default';
      lower := greatest(month_ends, earliest);
      days := null;
      if has_others then return next; end if;
      upper := lower;
    end if;
    while upper > month and upper > earliest loop
      entries := table_of_month;
      lower := greatest(case when span <= longest then upper - span end, month, earliest);
      days := case when span <= longest then history_days(lower, upper) end;
      return next;
      upper := lower;
      span := least(span * 4, 2 * longest);
    end loop;
  end loop;
  if upper > earliest and has_others then
    entries := 'history_entries_default';
    lower := earliest;
    days := null;
    return next;
  end if;
end $$;
