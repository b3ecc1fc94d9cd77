-- Up Migration

-- What the report about profile texts counts, of months that are over (UTC). The job `count-text-months` counts a month, and again after
-- a text of it has changed (`profile_text_changes`); until then, the report reads the texts. `writing` has the seconds that the texts of the
-- month took to write, each number once, and `writing_counts` how many texts took so many; `review` has the seconds until their first review.
-- Numbers are lists with commas: to make them from arrays would take ten times as long as all else that the report does with them.
create table profile_text_months (
  month date primary key,
  writing text not null, writing_counts text not null,
  review text not null, review_counts text not null
);
-- The texts of a month by who wrote them first, and again by site owner and language, of each `profile_text_kind`; and the seconds of each
-- of them.
create table profile_text_sums (
  month date not null references profile_text_months on delete cascade,
  operator_id bigint, siteowner_id bigint, language text, kind smallint not null,
  texts int not null,
  writing text, review text,
  unique nulls not distinct (month, operator_id, siteowner_id, language, kind),
  check ((operator_id is null) = (siteowner_id is not null) and (operator_id is null) = (language is not null))
);
-- How many texts of a day (UTC) were written before each quarter of an hour: `before[1]` is 0, `before[97]` all. In each time zone, a day
-- begins with such a quarter.
create table profile_text_days (
  day date, kind smallint,
  month date not null references profile_text_months on delete cascade,
  before int[] not null check (cardinality(before) = 97),
  primary key (day, kind)
);
create index profile_text_days_month on profile_text_days (month);

-- A row for each change of a text of an earlier month. The job deletes it when it counts the month.
create table profile_text_changes (month date not null);
create index profile_text_changes_month on profile_text_changes (month);

create function note_changed_text() returns trigger language plpgsql as $$
begin
  return null;
end $$;
create trigger profile_texts_changed
  after insert or delete or update of siteowner_id, language, status, round, first_writer_id, first_written_at, writing_seconds, first_reviewed_at
  on profile_texts for each row execute function note_changed_text();

-- Down Migration
drop trigger profile_texts_changed on profile_texts;
drop function note_changed_text;
drop table profile_text_changes, profile_text_days, profile_text_sums, profile_text_months;
