-- Repeats the scores of the reviews in `changed` in their rows, without those that do not apply.
create or replace function keep_scores_of_review() returns trigger language plpgsql as $$
begin
  update reviews r set criteria = kept.criteria, scores = kept.scores
  from (
    select c.review_id, array_agg(s.criterion order by s.criterion) filter (where s.score is not null) as criteria,
      array_agg(s.score order by s.criterion) filter (where s.score is not null) as scores
    from (select distinct review_id from changed) c left join review_scores s on s.review_id = c.review_id
    group by c.review_id
  ) kept
  where r.id = kept.review_id;
  return null;
end $$;
