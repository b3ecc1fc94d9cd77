-- Sums the reviews of these weeks, each of a site owner, in `review_weeks`.
create or replace function sum_review_weeks(weeks date[], siteowners bigint[]) returns void language plpgsql
set plan_cache_mode = force_custom_plan
as $$
begin
  if weeks is null then return; end if;
  -- Whoever comes later waits until the end of this transaction, and then sees its reviews.
  perform pg_advisory_xact_lock(hashtext('review_weeks'));
  delete from review_weeks w using unnest(weeks, siteowners) c (week, siteowner_id)
  where (w.week, w.siteowner_id) = (c.week, c.siteowner_id);
  with counted as materialized (
    select c.week, c.siteowner_id, r.* from unnest(weeks, siteowners) c (week, siteowner_id), lateral (
      select id, item_id, source, total, criteria, scores from reviews
      where not passed and siteowner_id = c.siteowner_id and message_created_at >= day_begins(c.week)
        and message_created_at < day_begins(c.week + 7) offset 0) r
  ), given as (
    select week, siteowner_id, '' as code, total as value from counted where source = 'random' and total is not null
    union all
    select week, siteowner_id, s.criterion, s.score from counted, unnest(criteria, scores) s (criterion, score) where source = 'random'
  ), sums as (
    select week, siteowner_id, code, count(*) as count, sum(value) as sum, sum(value * value) as squares from given group by 1, 2, 3
  ), twice as (
    select one.week, one.siteowner_id, s.criterion as code, array_agg((s.score * 10 + other.scores[array_position(other.criteria, s.criterion)])::smallint) as pairs
    from counted one join counted other on other.item_id = one.item_id and other.id > one.id
    cross join lateral unnest(one.criteria, one.scores) s (criterion, score)
    where array_position(other.criteria, s.criterion) is not null
    group by 1, 2, 3
  )
  insert into review_weeks (week, siteowner_id, code, count, sum, squares, pairs)
  select week, siteowner_id, code, coalesce(count, 0), coalesce(sum, 0), coalesce(squares, 0), coalesce(pairs, '{}')
  from sums full join twice using (week, siteowner_id, code);
end $$;
