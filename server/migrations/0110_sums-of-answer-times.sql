-- Up Migration

-- How long customers waited for the reply, of a day or of the rolled-up days of a month: of a site owner and a language, and summed over
-- both (site owner 0 is all, language '' is all). `counts[i]` replies were in `steps[i]` (see `answer_time_step`). There are few steps, so
-- that a year is read quickly.
create table stats_answer_time_sums (
  span text check (span in ('day', 'month')), start date, siteowner_id bigint, language text,
  steps smallint[] not null, counts int[] not null,
  primary key (span, siteowner_id, language, start)
);

-- The days that are rolled up already, month by month: `id` is the number of the month times 5,000, so that a batch has one month.
create table stats_answer_time_sums_due (id bigint primary key);
insert into stats_answer_time_sums_due (id)
select distinct (extract(year from day) * 12 + extract(month from day) - 1)::bigint * 5000 from stats_rolled_days;
insert into backfills (name, table_name) values ('answer_time_sums', 'stats_answer_time_sums_due');

-- Down Migration
delete from backfills where name = 'answer_time_sums';
drop table stats_answer_time_sums_due, stats_answer_time_sums;
