-- Up Migration

-- Whose days, weeks and months the panel counts in: the time zone of the service. A moment from `since` on is on a day of `zone`. An
-- earlier one is still on a day of `zone_before`, until the job `recount-days` has recounted it. `since` is the beginning of `since_day`.
create table service_time (
  only_row boolean primary key default true check (only_row),
  zone text not null,
  zone_before text not null,
  since timestamptz not null default '-infinity',
  since_day date not null default '-infinity'
);
insert into service_time (zone, zone_before) values ('UTC', 'UTC');

-- The days are compared by the function, which knows the time zone.
create or replace trigger messages_answered after update of answered_at on messages
  for each row when (old.answered_at is null and new.answered_at is not null)
  execute function note_answered_message();

-- Down Migration
create or replace trigger messages_answered after update of answered_at on messages
  for each row when (old.answered_at is null and new.answered_at is not null
    and (new.created_at at time zone 'utc')::date < (now() at time zone 'utc')::date)
  execute function note_answered_message();
drop table service_time;
