-- Up Migration

-- How long answers took and how long customers waited, by day (UTC): the job `measure-handling` counts the last six weeks. The board
-- computes from it how many operators a language needs.
create table handling_days (
  day date, siteowner_id bigint, language text,
  -- Replies whose handling is known, and the seconds that all of them took.
  replies int not null, handling_seconds bigint not null,
  -- Seconds that customers waited until the next message of their conversation, and how often it was their own.
  waited_seconds bigint not null, written_again int not null,
  primary key (day, siteowner_id, language)
);
create table handling_measured_days (day date primary key);

-- Down Migration
drop table handling_measured_days, handling_days;
