-- Up Migration

-- What the trends count of a review, so that an index has all of it: when its message was written, for which site owner, why it was chosen,
-- and the scores that apply (`scores[i]` is that of `criteria[i]`). Triggers keep the scores, and set the others for the previous release.
alter table reviews add column message_created_at timestamptz, add column siteowner_id bigint references siteowners,
  add column source text, add column criteria text[], add column scores smallint[];

create function fill_item_of_review() returns trigger language plpgsql as $$
begin
  return new;
end $$;
create trigger reviews_item before insert on reviews for each row execute function fill_item_of_review();

create function keep_scores_of_review() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger review_scores_added after insert on review_scores referencing new table as changed
  for each statement execute function keep_scores_of_review();
create trigger review_scores_removed after delete on review_scores referencing old table as changed
  for each statement execute function keep_scores_of_review();

insert into backfills (name, table_name) values ('reviews_scores', 'reviews');

-- Down Migration
delete from backfills where name = 'reviews_scores';
drop trigger review_scores_added on review_scores;
drop trigger review_scores_removed on review_scores;
drop trigger reviews_item on reviews;
drop function keep_scores_of_review, fill_item_of_review;
alter table reviews drop column message_created_at, drop column siteowner_id, drop column source, drop column criteria, drop column scores;
