-- Up Migration

-- What a site owner's profiles can give, as the site has named it.
create table gifts (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  external_id text not null,
  name text not null check (btrim(name) <> ''),
  credits int not null check (credits >= 0),
  icon text not null default 'gift',
  position int not null default 0,
  -- It can't be given any more; messages keep it.
  retired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (siteowner_id, external_id)
);

-- The name and the credits are those of the moment: `gift` has the name, also of a customer's gift.
alter table messages
  add column gift_id bigint references gifts,
  add column gift_credits int;

-- Down Migration
alter table messages drop column gift_credits, drop column gift_id;
drop table gifts;
