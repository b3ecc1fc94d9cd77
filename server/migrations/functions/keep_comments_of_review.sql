-- Counts the comments of the reviews in `changed` in their rows.
create or replace function keep_comments_of_review() returns trigger language plpgsql as $$
begin
  update reviews r set praise = counted.praise, improve = counted.improve
  from (
    select c.review_id, count(*) filter (where m.kind = 'praise') as praise, count(*) filter (where m.kind = 'improve') as improve
    from (select distinct review_id from changed) c left join review_comments m on m.review_id = c.review_id
    group by c.review_id
  ) counted
  where r.id = counted.review_id;
  return null;
end $$;
