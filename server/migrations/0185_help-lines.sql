-- Up Migration

-- Where customers in distress find help: the list of each site owner. A country of null is every country. A line never changes: an admin
-- removes it and adds another one.
create table help_lines (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  country text references countries (code),
  -- The language that is spoken there; null: not said.
  language text references languages (code),
  name text not null check (btrim(name) <> '' and length(name) <= 100),
  telephone text check (btrim(telephone) <> '' and length(telephone) <= 60),
  web_address text check (web_address ~ '^https?://' and length(web_address) <= 300),
  opening_hours text check (btrim(opening_hours) <> '' and length(opening_hours) <= 100),
  created_at timestamptz not null default now(),
  created_by bigint references operators,
  removed_at timestamptz,
  removed_by bigint references operators,
  check (telephone is not null or web_address is not null)
);
create index help_lines_in_use on help_lines (siteowner_id, country, id) where removed_at is null;

-- Down Migration
drop table help_lines;
