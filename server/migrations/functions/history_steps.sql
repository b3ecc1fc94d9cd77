-- The parts of time in which a search looks one after the other, latest first, until it has found enough: each is nine times as long
-- as all before it. `sought` is the query with the marks of its days, unless nearly everything that matches is read anyway.
-- @param query null for all entries
-- @param few all entries that match are read at once if these are not more
create or replace function history_steps(query tsquery, starts timestamptz, before timestamptz, wanted int, few int default 3000)
returns table (lower timestamptz, upper timestamptz, sought tsquery) language plpgsql volatile rows 5
as $$
#variable_conflict use_column
declare
  span interval := history_span(query, wanted, few);
  longest constant interval := interval '20 years';
begin
  upper := before;
  if span is null then
    lower := greatest(before - longest, starts);
    sought := query;
    return next;
    return;
  end if;
  loop
    lower := greatest(before - span, starts);
    exit when lower > upper;
    sought := case when query is null then history_period(lower, upper) when span > interval '2 years' then query
      else query && history_period(lower, upper) end;
    return next;
    exit when lower <= starts or span >= longest;
    upper := lower;
    span := least(span * 10, longest);
  end loop;
end $$;
