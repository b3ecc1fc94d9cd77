-- Up Migration

-- What operators did with their items from a day (`start`) on, up to the last day that is measured: the page of a period reads one row
-- of each group instead of one of each day. The job `measure-fairness` adds each day to the sums that begin before it. A sum has no
-- earlier day than its own, and is deleted with it.
create table fairness_sums (
  start date, operator_id bigint, language text, type text check (type in ('reply', 'poke')), hour smallint,
  items int not null, skipped int not null,
  -- Those of long messages.
  long int not null, long_skipped int not null,
  waited int not null, waited_skipped int not null, taken int not null, answers int not null, fast int not null, ignored int not null,
  handed int not null, stopped int not null, false_alarms int not null,
  primary key (start, operator_id, language, type, hour)
) with (fillfactor = 80);
-- Replies by the length of the customer's message.
create table fairness_length_sums (
  start date, operator_id bigint, length smallint,
  items int not null, skipped int not null,
  primary key (start, operator_id, length)
) with (fillfactor = 80);
-- The days that the sums from a day on have. They are read when these are all measured days from it on.
create table fairness_sum_starts (start date primary key, days date[] not null);

-- Down Migration
drop table fairness_sum_starts, fairness_length_sums, fairness_sums;
