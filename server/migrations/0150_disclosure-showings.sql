-- Up Migration

-- The language of the text that was shown last; null for what an earlier release stored, until the backfill has passed.
alter table customers add column disclosure_language text;

-- Each time that a site showed a text about fictional profiles to a customer. Triggers on `customers` write it, also for the previous
-- release. It is only added to; an erasure empties versions that the panel has not published.
create table disclosure_showings (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  language text not null,
  version text not null,
  shown_at timestamptz not null,
  -- Null for what the site had reported before there was this record.
  reported_at timestamptz default now()
);
-- What is reported again is one showing. The index is also the history of a customer.
create unique index disclosure_showings_once on disclosure_showings (customer_id, shown_at, version, language) where version <> '—';
create index disclosure_showings_customer on disclosure_showings (customer_id, shown_at desc, id desc);
create index disclosure_showings_site on disclosure_showings (siteowner_id, shown_at desc, id desc);
create index disclosure_showings_language on disclosure_showings (siteowner_id, language, shown_at desc, id desc);
create index disclosure_showings_text on disclosure_showings (siteowner_id, language, version, shown_at desc, id desc);

create function keep_showings() returns trigger language plpgsql as $$
begin
  raise exception 'disclosure_showings is append-only';
end $$;
create trigger disclosure_showings_kept before update or delete on disclosure_showings for each row execute function keep_showings();

create function language_of_showing(owner bigint, shown text, wanted text) returns text language sql stable as $$ select wanted $$;
create function order_showings() returns trigger language plpgsql as $$ begin return new; end $$;
create function record_showing() returns trigger language plpgsql as $$ begin return null; end $$;
create trigger customers_order_showings before insert or update of disclosure_version, disclosure_shown_at, disclosure_language on customers
  for each row execute function order_showings();
create trigger customers_record_showing after insert or update of disclosure_version, disclosure_shown_at, disclosure_language on customers
  for each row execute function record_showing();
insert into backfills (name, table_name) values ('disclosure_showings', 'customers');

-- How many customers of each site owner were shown which text last, for its report. A job counts the large ones.
create table counted_showings (
  siteowner_id bigint not null references siteowners on delete cascade,
  -- Both are empty for customers without a showing.
  language text not null,
  version text not null,
  customers int not null,
  counted_at timestamptz not null default now(),
  primary key (siteowner_id, language, version)
);

-- Who was shown what can be exported.
alter table exports drop constraint exports_list_check,
  add constraint exports_list_check check (list in ('history', 'skiplog', 'reports', 'escalations', 'holds', 'login_history', 'audit',
    'operators', 'profile_sets', 'gifts', 'disclosure_showings')) not valid;

-- Down Migration
delete from exports where list = 'disclosure_showings';
alter table exports drop constraint exports_list_check,
  add constraint exports_list_check check (list in ('history', 'skiplog', 'reports', 'escalations', 'holds', 'login_history', 'audit',
    'operators', 'profile_sets', 'gifts')) not valid;
drop table counted_showings;
delete from backfills where name = 'disclosure_showings';
drop trigger customers_order_showings on customers;
drop trigger customers_record_showing on customers;
drop function record_showing, order_showings, language_of_showing;
drop table disclosure_showings;
drop function keep_showings;
alter table customers drop column disclosure_language;
