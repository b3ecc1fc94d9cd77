-- The parts of time in which a search looks one after the other, latest first, until it has found enough: a day, four days, sixteen, and
-- then whole months. No part is longer than the month of a partition, and time without partitions is one part. `sought` is the query,
-- with the marks of its days for the first parts.
-- @param query null for all entries
create or replace function history_steps(query tsquery, starts timestamptz, before timestamptz)
returns table (lower timestamptz, upper timestamptz, sought tsquery) language plpgsql stable rows 30
as $$
declare
  longest constant interval := interval '16 days';
  earliest timestamptz := coalesce(starts, '-infinity');
  span interval := interval '1 day';
  month timestamptz;
  month_ends timestamptz;
begin
  -- `upper` is not part of its step, and `before` is part of the first one.
  upper := before + interval '1 microsecond';
  for month, month_ends in
    select begins, (begins at time zone 'utc' + interval '1 month') at time zone 'utc'
    from (select to_date(substring(c.relname from '\d{4}_\d\d$'), 'YYYY_MM')::timestamp at time zone 'utc' as begins
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'history_entries'::regclass and c.relname ~ '_\d{4}_\d\d$') months
    where begins < upper order by begins desc
  loop
    if upper > month_ends and upper > earliest then
      lower := greatest(month_ends, earliest);
      sought := coalesce(query, history_all());
      return next;
      upper := lower;
    end if;
    while upper > month and upper > earliest loop
      lower := greatest(case when span <= longest then upper - span end, month, earliest);
      sought := case when query is null then history_days(lower, upper)
        when span <= longest then query && history_days(lower, upper) else query end;
      return next;
      upper := lower;
      span := least(span * 4, 2 * longest);
    end loop;
  end loop;
  if upper > earliest then
    lower := earliest;
    sought := coalesce(query, history_all());
    return next;
  end if;
end $$;
