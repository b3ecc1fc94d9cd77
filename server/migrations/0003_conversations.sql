-- Up Migration

create table conversations (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  customer_id bigint not null references customers,
  profile_id bigint not null references profiles,
  language text not null,
  segment text,
  -- `open` waits for an answer; whether an operator has opened it is on its queue item.
  status text not null default 'open' check (status in ('open', 'ignored', 'answered')),
  created_at timestamptz not null default now(),
  first_message_at timestamptz,
  last_message_at timestamptz,
  last_message_id bigint,
  last_customer_message_id bigint,
  last_customer_message_at timestamptz,
  last_operator_message_id bigint,
  last_operator_message_at timestamptz,
  last_operator_id bigint references operators,
  message_count int not null default 0 check (message_count >= 0),
  customer_message_count int not null default 0 check (customer_message_count >= 0),
  photo_count int not null default 0 check (photo_count >= 0),
  invisible_photo_count int not null default 0 check (invisible_photo_count >= 0),
  -- Pokes since the customer last wrote.
  poke_count int not null default 0 check (poke_count >= 0),
  unique (customer_id, profile_id)
);
create index conversations_status on conversations (status, last_message_at desc, id desc);
create index conversations_siteowner on conversations (siteowner_id, last_message_at desc, id desc);

-- By month of arrival. Columns that name a message carry no foreign key: a key of a partitioned table holds its partition column.
create table messages (
  id bigint generated always as identity,
  created_at timestamptz not null default now(),
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null,
  direction text not null check (direction in ('in', 'out')),
  type text not null,
  body text not null,
  sent_at timestamptz not null default now(),
  operator_id bigint references operators,
  in_reply_to bigint,
  photo_url text,
  gift text,
  -- When the customer first wrote after this message of ours.
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_by bigint references operators,
  highlighted_at timestamptz,
  highlighted_by bigint references operators,
  deleted_at timestamptz,
  deleted_by bigint references operators,
  primary key (id, created_at),
  check ((direction = 'out') = (operator_id is not null)),
  check (type in ('chat', 'photo', 'gift',
    'starter', 'starter_photo', 'starter_gift', 'reply', 'reply_photo', 'reply_gift',
    'extra_reply', 'extra_reply_photo', 'extra_reply_gift', 'poke', 'poke_photo', 'poke_gift',
    'extra_poke', 'extra_poke_photo', 'extra_poke_gift')),
  check ((direction = 'in') = (type in ('chat', 'photo', 'gift')))
) partition by range (created_at);
create index messages_thread on messages (conversation_id, id);
create index messages_unanswered on messages (conversation_id) where direction = 'out' and answered_at is null;
create index messages_operator on messages (operator_id, created_at desc, id desc) where operator_id is not null;
-- Only for the month nobody prepared: the job that makes partitions ahead keeps it empty.
create table messages_default partition of messages default;

-- Makes the partitions of this month and the next ones; safe to call again and again, and from several nodes.
create function make_message_partitions(months_ahead int) returns int language plpgsql as $$
declare
  first_day date;
  made int := 0;
begin
  perform pg_advisory_xact_lock(hashtext('make_message_partitions'));
  for step in 0..months_ahead loop
    first_day := (date_trunc('month', now() at time zone 'utc') + make_interval(months => step))::date;
    if to_regclass(format('messages_%s', to_char(first_day, 'YYYY_MM'))) is null then
      execute format('create table messages_%s partition of messages for values from (%L) to (%L)',
        to_char(first_day, 'YYYY_MM'), first_day || ' 00:00:00+00', (first_day + interval '1 month')::date || ' 00:00:00+00');
      made := made + 1;
    end if;
  end loop;
  return made;
end $$;
select make_message_partitions(3);

-- What a site has sent, once: the site's id, ours, and a digest that tells a repeat from a contradiction.
create table received_messages (
  siteowner_id bigint not null references siteowners,
  external_id text not null,
  message_id bigint not null,
  digest bytea not null,
  primary key (siteowner_id, external_id)
);
create index received_messages_message on received_messages (message_id);

-- One answer of each kind to one customer message. Extra replies and extra pokes are not listed: they follow one on purpose.
create table answers (
  conversation_id bigint not null references conversations,
  in_reply_to bigint,
  kind text not null check (kind in ('starter', 'reply', 'poke')),
  message_id bigint not null,
  unique nulls not distinct (conversation_id, in_reply_to, kind)
);

-- One row for each conversation that needs an operator, or is in the hands of one.
-- The lease is on it: an item is claimed while expires_at is set. The columns of the last lease stay when it ends,
-- so that a late answer is still accepted when nobody else took the conversation.
create sequence queue_items_epoch;
create table queue_items (
  conversation_id bigint primary key references conversations on delete cascade,
  kind text not null check (kind in ('reply', 'poke')),
  language text not null,
  siteowner_id bigint not null,
  segment text,
  -- Null when the holder of the lease has answered and nothing new came.
  due_at timestamptz,
  held boolean not null default false,
  -- The customer's message to answer; null before the customer has written.
  customer_message_id bigint,
  -- An operator has seen that message.
  opened boolean not null default false,
  lease_id uuid,
  operator_id bigint references operators,
  epoch bigint not null default 0,
  expires_at timestamptz,
  -- Who lost it when it was taken after running out: so that they can be told who has it now.
  previous_lease_id uuid,
  previous_operator_id bigint,
  check (expires_at is null or (lease_id is not null and operator_id is not null)),
  check (due_at is not null or expires_at is not null)
) with (fillfactor = 50);
create index queue_items_due on queue_items (due_at, conversation_id) where expires_at is null and not held;
-- An operator holds one lease.
create unique index queue_items_lease on queue_items (operator_id) where expires_at is not null;
create unique index queue_items_lease_id on queue_items (lease_id) where lease_id is not null;
create index queue_items_previous_lease on queue_items (previous_lease_id) where previous_lease_id is not null;

create table drafts (
  conversation_id bigint not null references conversations on delete cascade,
  operator_id bigint not null references operators on delete cascade,
  body text not null check (body <> ''),
  updated_at timestamptz not null default now(),
  primary key (conversation_id, operator_id)
);

create table idempotency_keys (
  operator_id bigint not null references operators on delete cascade,
  key text not null,
  digest bytea not null,
  message_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (operator_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Exact, because it is kept in the transaction of the message. `answered`: the customer wrote after it.
create table message_stats_daily (
  day date not null,
  siteowner_id bigint not null,
  operator_id bigint not null references operators,
  type text not null,
  sent int not null default 0,
  answered int not null default 0,
  primary key (day, operator_id, siteowner_id, type),
  check (answered between 0 and sent)
) with (fillfactor = 70);

-- Everything the panel sent, on its way to the site. The transaction's number gives readers an order without gaps:
-- ids are given before the commit, so a reader by id alone could pass one that commits late.
create table deliveries (
  message_id bigint primary key,
  transaction_id xid8 not null default pg_current_xact_id(),
  siteowner_id bigint not null references siteowners,
  conversation_id bigint not null references conversations,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'dead')),
  attempts int not null default 0,
  -- Null when nothing is to be tried: delivered, dead, or a site that polls.
  next_attempt_at timestamptz,
  last_error text,
  delivered_at timestamptz,
  created_at timestamptz not null default now()
);
create index deliveries_outbox on deliveries (siteowner_id, transaction_id, message_id);
create index deliveries_due on deliveries (next_attempt_at) where next_attempt_at is not null;
create index deliveries_pending on deliveries (conversation_id, message_id) where status = 'pending';

-- Down Migration
drop table deliveries, message_stats_daily, idempotency_keys, drafts, queue_items, answers, received_messages, messages, conversations cascade;
drop function make_message_partitions;
drop sequence queue_items_epoch;
