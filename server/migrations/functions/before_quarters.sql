-- Of moments in a day, as numbers of their quarters of an hour (0 to 95): how many there are before each quarter; the last one of 97 has all.
create or replace function before_quarters(quarters int[]) returns int[] language sql immutable
as $$
  select array_agg(before order by quarter)
  from (
    select quarter, coalesce(sum(moments) over (order by quarter rows between unbounded preceding and 1 preceding), 0)::int as before
    from generate_series(0, 96) quarter left join (select q as quarter, count(*) as moments from unnest(quarters) q group by q) q using (quarter)) n
$$;
