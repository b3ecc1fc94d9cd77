-- Up Migration

-- What operators wrote about a customer, over what the site says in `customers`: a site's next PUT leaves it as it is.
create table customer_facts (
  customer_id bigint not null references customers on delete cascade,
  field text not null check (field ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- Null: the operator took away what the site says.
  value jsonb,
  -- What the site said then: when it says something else since, the screen tells.
  site_value jsonb,
  operator_id bigint not null references operators,
  updated_at timestamptz not null default now(),
  primary key (customer_id, field)
);

-- The logbook of a customer. Deleted notes stay, unseen.
create table customer_notes (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers on delete cascade,
  operator_id bigint not null references operators,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index customer_notes_customer on customer_notes (customer_id, id desc) where deleted_at is null;

-- Interests are a fact among others; nothing has ever been written here.
drop table customer_interests;

-- Counts the photos of a customer that operators don't see.
create index messages_invisible_photos on messages (conversation_id)
  where direction = 'in' and photo_url is not null and (hidden_at is not null or deleted_at is not null);

-- Down Migration
drop index messages_invisible_photos;
create table customer_interests (
  customer_id bigint not null references customers on delete cascade,
  interest_id bigint not null references interests,
  primary key (customer_id, interest_id)
);
drop table customer_notes, customer_facts;
