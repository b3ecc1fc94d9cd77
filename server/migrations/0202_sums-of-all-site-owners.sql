-- Up Migration

-- Messages of a day, or of the rolled-up days of a month, of all site owners and languages: what most people look at, in few rows.
create table stats_all_types (
  span text check (span in ('day', 'month')), start date, type text,
  sent int not null, answered int not null,
  primary key (span, start, type)
) with (fillfactor = 80);
create table stats_all_hours (
  span text check (span in ('day', 'month')), start date, hour smallint,
  sent int not null, answered int not null,
  primary key (span, start, hour)
) with (fillfactor = 80);
create table stats_all_operators (
  span text check (span in ('day', 'month')), start date, operator_id bigint,
  sent int not null, answered int not null,
  primary key (span, start, operator_id)
) with (fillfactor = 80);
-- How long customers waited for the replies of an operator: as `stats_answer_time_sums`.
create table stats_answer_time_operator_sums (
  span text check (span in ('day', 'month')), start date, operator_id bigint,
  steps smallint[] not null, counts int[] not null,
  primary key (span, operator_id, start)
);

-- The days that are rolled up already, month by month: `id` is the number of the month times 5,000, so that a batch has one month.
create table stats_all_due (id bigint primary key);
insert into stats_all_due (id)
select distinct (extract(year from day) * 12 + extract(month from day) - 1)::bigint * 5000 from stats_rolled_days;
insert into backfills (name, table_name) values ('sums_of_all_site_owners', 'stats_all_due');

-- Down Migration
delete from backfills where name = 'sums_of_all_site_owners';
drop table stats_all_due, stats_answer_time_operator_sums, stats_all_operators, stats_all_hours, stats_all_types;
