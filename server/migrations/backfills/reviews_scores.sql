update reviews r set message_created_at = i.message_created_at, siteowner_id = i.siteowner_id, source = i.source,
  criteria = coalesce(r.criteria, k.criteria), scores = coalesce(r.scores, k.scores)
from review_items i, (
  select o.id, array_agg(s.criterion order by s.criterion) filter (where s.score is not null) as criteria,
    array_agg(s.score order by s.criterion) filter (where s.score is not null) as scores
  from reviews o left join review_scores s on s.review_id = o.id
  where o.id between $1 and $2 and o.message_created_at is null
  group by o.id
) k
where r.id = k.id and i.id = r.item_id

-- Afterwards

-- The constraint is checked without blocking writers; then the columns need no scan of their own.
alter table reviews drop constraint if exists reviews_item_given,
  add constraint reviews_item_given check (message_created_at is not null and siteowner_id is not null and source is not null) not valid

alter table reviews validate constraint reviews_item_given

alter table reviews alter column message_created_at set not null, alter column siteowner_id set not null, alter column source set not null

alter table reviews drop constraint reviews_item_given
