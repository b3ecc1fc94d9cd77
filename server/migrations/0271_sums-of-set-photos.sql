-- Up Migration

-- What the report about profile sets counts of photos, of months that are over (UTC), as 0241 does for texts. The job `count-photo-months`
-- counts a month, and again after a photo of it has changed (`profile_set_photo_changes`); until then, the report reads the photos.
create table profile_set_photo_months (month date primary key);
-- The photos of a month by who added them, and again by site owner and language, of each kind: 2 if it was never sent, 3 if it was.
create table profile_set_photo_sums (
  month date not null references profile_set_photo_months on delete cascade,
  operator_id bigint, siteowner_id bigint, language text, kind smallint not null,
  photos int not null,
  unique nulls not distinct (month, operator_id, siteowner_id, language, kind),
  check ((operator_id is null) = (siteowner_id is not null))
);
-- How many photos of a day (UTC) were added before each quarter of an hour: `before[1]` is 0, `before[97]` all.
create table profile_set_photo_days (
  day date, kind smallint,
  month date not null references profile_set_photo_months on delete cascade,
  before int[] not null check (cardinality(before) = 97),
  primary key (day, kind)
);
create index profile_set_photo_days_month on profile_set_photo_days (month);

-- A row for each change of a photo of an earlier month. The job deletes it when it counts the month.
create table profile_set_photo_changes (month date not null);
create index profile_set_photo_changes_month on profile_set_photo_changes (month);

create function note_changed_photo() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger profile_set_photos_noted after insert or delete on profile_set_photos for each row execute function note_changed_photo();
create trigger profile_set_photos_changed after update on profile_set_photos for each row
  when ((old.profile_set_id, old.created_at, old.added_by, old.was_sent) is distinct from (new.profile_set_id, new.created_at, new.added_by, new.was_sent))
  execute function note_changed_photo();

create function note_moved_set() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger profile_sets_moved after update on profile_sets for each row
  when ((old.siteowner_id, old.language) is distinct from (new.siteowner_id, new.language)) execute function note_moved_set();

-- Down Migration
drop trigger profile_sets_moved on profile_sets;
drop function note_moved_set;
drop trigger profile_set_photos_changed on profile_set_photos;
drop trigger profile_set_photos_noted on profile_set_photos;
drop function note_changed_photo;
drop table profile_set_photo_changes, profile_set_photo_days, profile_set_photo_sums, profile_set_photo_months;
