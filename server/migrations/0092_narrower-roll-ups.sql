-- Up Migration

-- What the page of a year reads, in fewer rows: months by type without the operator, months by operator without the type, and days
-- without the language.
select pg_advisory_xact_lock(hashtext('roll_up_statistics'));
alter table stats_operator_months rename to stats_operator_type_months;
alter index stats_operator_months_pkey rename to stats_operator_type_months_pkey;
create table stats_operator_months (
  month date, siteowner_id bigint, operator_id bigint, language text,
  sent int not null default 0, answered int not null default 0, skipped int not null default 0,
  primary key (month, siteowner_id, operator_id, language)
) with (fillfactor = 80);
create table stats_type_months (
  month date, siteowner_id bigint, language text, type text,
  sent int not null default 0, answered int not null default 0,
  primary key (month, siteowner_id, language, type)
) with (fillfactor = 80);
create table stats_site_days (
  day date, siteowner_id bigint,
  arrived int not null default 0, sent int not null default 0, answered int not null default 0, skipped int not null default 0,
  primary key (day, siteowner_id)
) with (fillfactor = 80);
insert into stats_operator_months
select date_trunc('month', day::timestamp)::date, siteowner_id, operator_id, language, sum(sent), sum(answered), sum(skipped)
from stats_operator_days group by 1, 2, 3, 4;
insert into stats_type_months
select date_trunc('month', day::timestamp)::date, siteowner_id, language, type, sum(sent), sum(answered) from stats_type_days group by 1, 2, 3, 4;
insert into stats_site_days
select day, siteowner_id, sum(arrived), sum(sent), sum(answered), sum(skipped) from stats_days group by 1, 2;

-- Down Migration
drop table stats_site_days, stats_type_months, stats_operator_months;
alter table stats_operator_type_months rename to stats_operator_months;
alter index stats_operator_type_months_pkey rename to stats_operator_months_pkey;
