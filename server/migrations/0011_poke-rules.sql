-- Up Migration

-- When the silent customers of a site owner are poked, and how often. Without a row: never.
create table poke_rules (
  siteowner_id bigint primary key references siteowners on delete cascade,
  -- How long a customer is silent before the first poke, and before each following one.
  silence_minutes int not null check (silence_minutes between 1 and 525600),
  next_silence_minutes int not null check (next_silence_minutes between 1 and 525600),
  most_in_a_row int not null check (most_in_a_row between 1 and 20),
  -- By the clock of the customer; from 22:00 until 08:00 goes over midnight. Null: none.
  quiet_from time,
  quiet_until time,
  -- To one customer, on one day of theirs, in all of their conversations.
  pokes_per_day int not null check (pokes_per_day between 1 and 20),
  -- The clock of customers whose own is not known.
  timezone text not null default 'Europe/Amsterdam',
  -- Customers who talk to nobody are written to.
  starters boolean not null default false,
  updated_at timestamptz not null default now(),
  check ((quiet_from is null) = (quiet_until is null)),
  check (quiet_from <> quiet_until)
);

-- What was sent to a customer from the poke queue, by the customer's own day.
create table poke_days (
  customer_id bigint not null references customers on delete cascade,
  day date not null,
  sent int not null check (sent > 0),
  primary key (customer_id, day)
);
create index poke_days_age on poke_days (day);

-- Since when the customer's silence counts towards the next poke; null while they are not waited for.
alter table conversations add column silence_from timestamptz;
insert into backfills (name, table_name) values ('silence_from', 'conversations'), ('starter_from', 'customers');
create index conversations_silence on conversations (siteowner_id, poke_count, silence_from) where silence_from is not null;
create index conversations_empty on conversations (siteowner_id) where message_count = 0;

-- Since when a customer who talks to nobody counts as silent; null once they have had a conversation.
alter table customers add column starter_from timestamptz;
alter table customers alter column starter_from set default now();
create index customers_starter on customers (siteowner_id, starter_from) where starter_from is not null and disclosure_version is not null;

create index profiles_language on profiles (siteowner_id, language, id);
create index queue_items_closing on queue_items (closes_at) where closes_at is not null and expires_at is null;

-- The first of these time zones that this database knows.
create function known_timezone(wanted text, fallback text) returns text language plpgsql stable as $$
begin
  if wanted is null then return fallback; end if;
  perform now() at time zone wanted;
  return wanted;
exception when invalid_parameter_value then
  return fallback;
end $$;

-- The first moment from `at` on that is outside of the quiet hours of this time zone.
create function quiet_hours_end(at timestamptz, zone text, quiet_from time, quiet_until time) returns timestamptz language sql stable as $$
  select case
    when quiet_from is null then at
    when quiet_from < quiet_until and l.clock >= quiet_from and l.clock < quiet_until then (l.day + quiet_until) at time zone zone
    when quiet_from > quiet_until and l.clock >= quiet_from then (l.day + 1 + quiet_until) at time zone zone
    when quiet_from > quiet_until and l.clock < quiet_until then (l.day + quiet_until) at time zone zone
    else at
  end
  from (select (at at time zone zone)::date as day, (at at time zone zone)::time as clock) l
$$;

-- The first moment after `at` at which quiet hours begin; null without any.
create function quiet_hours_start(at timestamptz, zone text, quiet_from time) returns timestamptz language sql stable as $$
  select (l.day + (case when l.clock >= quiet_from then 1 else 0 end) + quiet_from) at time zone zone
  from (select (at at time zone zone)::date as day, (at at time zone zone)::time as clock) l
$$;

-- Down Migration
delete from backfills where name in ('silence_from', 'starter_from');
drop function quiet_hours_start, quiet_hours_end, known_timezone;
drop index queue_items_closing, profiles_language;
alter table customers drop column starter_from;
drop index conversations_empty;
alter table conversations drop column silence_from;
drop table poke_days, poke_rules;
