-- The Monday of the week of a moment; 3 January 2000 was one. Counting days is ten times faster than `date_trunc`.
create or replace function review_week(moment timestamptz) returns date language sql stable as $$
  select date '2000-01-03' + (day_of(moment) - date '2000-01-03') / 7 * 7
$$;
