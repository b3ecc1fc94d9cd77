with counted as (
  update reviews r set praise = c.praise, improve = c.improve
  from (
    select review_id, count(*) filter (where kind = 'praise') as praise, count(*) filter (where kind = 'improve') as improve
    from review_comments where review_id between $1 and $2 group by 1
  ) c
  where r.id = c.review_id and (r.praise, r.improve) <> (c.praise, c.improve)
)
select sum_review_weeks(array_agg(week), array_agg(siteowner_id))
from (select distinct review_week(message_created_at) as week, siteowner_id from reviews where id between $1 and $2) c
