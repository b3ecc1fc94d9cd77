-- Up Migration

create table customers (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  external_id text not null,
  name text not null,
  language text not null,
  member_type text not null check (member_type in ('trial', 'premium')),
  credits int not null check (credits >= 0),
  member_since timestamptz,
  timezone text,
  country text,
  birthday date,
  facts jsonb not null default '{}',
  disclosure_version text,
  disclosure_shown_at timestamptz,
  limits jsonb not null default '{}',
  alert text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Since when a customer who talks to nobody counts as silent; null once they have had a conversation.
  starter_from timestamptz default now(),
  -- Who wrote the alert, and when.
  alert_by bigint references operators,
  alert_at timestamptz,
  -- What the customer has spent, and the own limits, as the site told it last.
  spending jsonb,
  -- The language of the text that was shown last.
  disclosure_language text,
  check ((disclosure_version is null) = (disclosure_shown_at is null)),
  unique (siteowner_id, external_id)
);
-- Customers by the beginning of their name.
create index customers_name on customers (siteowner_id, folded(name) text_pattern_ops);
create index customers_starter on customers (siteowner_id, starter_from) where starter_from is not null and disclosure_version is not null;
create trigger customers_order_showings before insert or update of disclosure_version, disclosure_shown_at, disclosure_language on customers
  for each row execute function order_showings();
create trigger customers_record_showing after insert or update of disclosure_version, disclosure_shown_at, disclosure_language on customers
  for each row execute function record_showing();
create trigger written_about_erased after update of alert on customers
  for each row when (new.alert is not null)
  execute function refuse_erased('self');

-- What operators wrote about a customer, over what the site says in `customers`: a site's next PUT leaves it as it is.
create table customer_facts (
  customer_id bigint references customers on delete cascade,
  field text check (field ~ '^[a-z][a-z0-9_]{0,39}$'),
  -- Null: the operator took away what the site says.
  value jsonb,
  -- What the site said then: when it says something else since, the screen tells.
  site_value jsonb,
  operator_id bigint not null references operators,
  updated_at timestamptz not null default now(),
  primary key (customer_id, field)
);
create index customer_facts_interests on customer_facts (updated_at) where field = 'interests';
create trigger written_about_erased after insert or update of value on customer_facts
  for each row execute function refuse_erased('customer');

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
create trigger written_about_erased after insert or update of body on customer_notes
  for each row execute function refuse_erased('customer');

-- Each time that a site showed a text about fictional profiles to a customer. Triggers on `customers` write it. It is only
-- added to; an erasure empties versions that the panel has not published.
create table disclosure_showings (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  language text not null,
  version text not null,
  shown_at timestamptz not null,
  reported_at timestamptz default now()
);
create index disclosure_showings_customer on disclosure_showings (customer_id, shown_at desc, id desc);
create index disclosure_showings_language on disclosure_showings (siteowner_id, language, shown_at desc, id desc);
-- What is reported again is one showing. The index is also the history of a customer.
create unique index disclosure_showings_once on disclosure_showings (customer_id, shown_at, version, language) where version <> '—';
create index disclosure_showings_site on disclosure_showings (siteowner_id, shown_at desc, id desc);
create index disclosure_showings_text on disclosure_showings (siteowner_id, language, version, shown_at desc, id desc);
create trigger disclosure_showings_kept before delete or update on disclosure_showings
  for each row execute function keep_showings();

-- Why nothing may be sent to a customer. Released, never deleted.
create table holds (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  kind text not null check (kind in ('disclosure_missing', 'asked_if_real', 'possible_minor', 'distress', 'threat', 'illegal_content',
    'harassment', 'self_exclusion', 'cooling_off', 'spending_limit', 'limit_reached', 'erased')),
  since timestamptz not null default now(),
  -- Null until somebody, or the cause itself, releases it.
  until timestamptz,
  created_by bigint references operators,
  released_at timestamptz,
  released_by bigint references operators,
  release_reason text,
  -- The site owner of the customer, by which lists are filtered. A trigger sets it.
  siteowner_id bigint references siteowners,
  -- The hold of a confirmed minor: nobody ends it.
  stays boolean not null default false
);
create index holds_expiry on holds (until) where released_at is null and until is not null;
create index holds_listed_open on holds (since desc, id desc) include (siteowner_id, kind, created_by) where released_at is null;
create index holds_listed_released on holds (released_at desc, id desc)
  include (siteowner_id, kind, created_by)
  where released_at is not null;
create unique index holds_open on holds (customer_id, kind) where released_at is null;
create trigger holds_siteowner before insert on holds for each row execute function fill_siteowner_of_hold();
create trigger holds_stay before update on holds
  for each row when (old.stays and (not new.stays or new.released_at is not null or new.until is not null
    or (new.kind is distinct from old.kind or new.customer_id is distinct from old.customer_id)))
  execute function refuse_end_of_hold();
create trigger holds_stay_stored before delete on holds
  for each row when (old.stays)
  execute function refuse_end_of_hold();
create trigger written_about_erased after update of release_reason on holds
  for each row when (new.released_by is not null and new.release_reason <> '—')
  execute function refuse_erased('customer');

-- What the site is told about a hold that people set or released: a delivery without a conversation.
create table hold_events (
  delivery_id bigint primary key,
  hold_id bigint not null references holds,
  event text not null check (event in ('held', 'released')),
  created_at timestamptz not null default now()
);
create index hold_events_hold on hold_events (hold_id, delivery_id);

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
  -- Since when the customer's silence counts towards the next poke; null while they are not waited for.
  silence_from timestamptz,
  -- Counts the changes to messages that are there: a screen asks for those after the last it knows.
  revision bigint not null default 0,
  -- The type of the newest message, by which lists are filtered.
  last_message_type text,
  -- `first_message_at` and `last_message_at` go by the order of the thread, and so does this: the time of the customer's last message in it.
  -- `last_customer_message_at` is when the newest one arrived.
  last_customer_time timestamptz,
  -- The newest message of ours that the customer has read, as the site told, and when.
  read_id bigint,
  read_at timestamptz,
  check ((read_id is null) = (read_at is null)),
  unique (customer_id, profile_id)
);
create index conversations_empty on conversations (siteowner_id) where message_count = 0;
create index conversations_listed on conversations (siteowner_id, last_message_at desc, id desc)
  include (message_count, poke_count, last_customer_time, last_customer_message_at, customer_id, status, language, last_message_type)
  where last_message_at is not null;
create index conversations_profile on conversations (profile_id);
create index conversations_silence on conversations (siteowner_id, poke_count, silence_from) where silence_from is not null;
create index conversations_waiting on conversations (siteowner_id, last_message_at desc, id desc)
  include (message_count, poke_count, last_customer_time, last_customer_message_at, customer_id, status, language, last_message_type)
  where last_message_at is not null and status <> 'answered';
create trigger conversations_former_language after update of language on conversations
  for each row when (old.language <> new.language)
  execute function keep_former_language();

-- The language that a conversation had until then. Messages are counted in the language of their time.
create table former_languages (
  conversation_id bigint references conversations on delete cascade,
  until timestamptz,
  language text not null,
  primary key (conversation_id, until)
);

-- Who has written in a conversation for its profile.
create table conversation_operators (
  conversation_id bigint references conversations on delete cascade,
  operator_id bigint references operators,
  primary key (conversation_id, operator_id)
);
create index conversation_operators_operator on conversation_operators (operator_id, conversation_id);

-- By month of arrival. Columns that name a message carry no foreign key: a key of a partitioned table holds its partition column.
create table messages (
  id bigint generated always as identity,
  created_at timestamptz default now(),
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null,
  -- `site`: the site wrote it in the name of the profile. `past`: the customer wrote it before the panel. They count nowhere.
  direction text not null check (direction in ('in', 'out', 'site', 'past')),
  type text not null check (type in ('chat', 'photo', 'gift', 'starter', 'starter_photo', 'starter_gift', 'reply', 'reply_photo',
    'reply_gift', 'extra_reply', 'extra_reply_photo', 'extra_reply_gift', 'poke', 'poke_photo', 'poke_gift', 'extra_poke',
    'extra_poke_photo', 'extra_poke_gift')),
  body text not null,
  sent_at timestamptz not null default now(),
  operator_id bigint references operators,
  in_reply_to bigint,
  photo_url text,
  -- The name of a gift at that moment.
  gift text,
  -- When the customer first wrote after this message of ours.
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_by bigint references operators,
  highlighted_at timestamptz,
  highlighted_by bigint references operators,
  deleted_at timestamptz,
  deleted_by bigint references operators,
  photo_id bigint references photos,
  gift_id bigint references gifts,
  -- Its credits at that moment.
  gift_credits int,
  hidden_reason text,
  -- Which change of the conversation touched it last; null for a message that is as it was written.
  revision bigint,
  -- Where it stands in the thread, if that is later than its time: below an answer that its customer had when it arrived.
  placed_at timestamptz,
  -- The newest change that the customer made to it. Deleted by nobody of the panel: the customer has deleted it.
  edit_id bigint,
  primary key (id, created_at),
  check ((direction = 'out') = (operator_id is not null)),
  check ((direction <> 'out') = type in ('chat', 'photo', 'gift'))
) partition by range (created_at);
create index messages_changed on messages (conversation_id, revision) where revision is not null;
-- What was written before the panel is kept from the time at which it was written.
create index messages_imported on messages (sent_at)
  where direction in ('site', 'past') and (body <> '—' or photo_url is not null or hidden_reason is not null);
-- How often each gift was sent in a period.
create index messages_gift_time on messages (created_at, gift_id) where gift_id is not null;
create index messages_operator on messages (operator_id, created_at desc, id desc) where operator_id is not null;
-- What an operator answered for some site owners.
create index messages_operator_siteowner on messages (operator_id, siteowner_id, created_at desc, id desc) where operator_id is not null;
create index messages_photo on messages (photo_id, conversation_id) where photo_id is not null;
create index messages_thread on messages (conversation_id, id);
-- The order of a thread: when a message was sent, or when it arrived if that was earlier, unless it was placed later; ties by id.
-- These columns never change.
create index messages_thread_time on messages (conversation_id, coalesce(placed_at, least(sent_at, created_at)), id);
create index messages_unanswered on messages (conversation_id) where direction = 'out' and answered_at is null;
-- The days are compared by the function, which knows the time zone.
create trigger messages_answered after update of answered_at on messages
  for each row when (old.answered_at is null and new.answered_at is not null)
  execute function note_answered_message();
create trigger messages_history after update of answered_at, hidden_at, deleted_at on messages
  for each row when ((old.answered_at is null) is distinct from (new.answered_at is null)
    or (old.hidden_at is null) is distinct from (new.hidden_at is null)
    or (old.deleted_at is null) is distinct from (new.deleted_at is null))
  execute function note_message_for_history();
create trigger messages_invisible_photos after update of hidden_at, deleted_at on messages
  for each row when ((new.photo_url is not null or new.photo_id is not null)
    and (old.hidden_at is null and old.deleted_at is null) <> (new.hidden_at is null and new.deleted_at is null))
  execute function count_invisible_photos();
create trigger written_about_erased after update of hidden_reason on messages
  for each row when (new.hidden_reason <> '—')
  execute function refuse_erased('conversation');

-- What a message of a customer said before they changed or deleted it, at their site. An id is one of messages: whoever has seen a
-- later one has seen the change.
create table message_edits (
  id bigint primary key,
  message_id bigint not null,
  conversation_id bigint not null references conversations,
  -- The former text.
  body text not null,
  -- By the clock of the site.
  edited_at timestamptz not null,
  created_at timestamptz not null default now()
);
create index message_edits_conversation on message_edits (conversation_id, id);
create index message_edits_message on message_edits (message_id, id);
create trigger written_about_erased after insert or update of body on message_edits
  for each row when (new.body <> '—')
  execute function refuse_erased('conversation');

-- Only for the month nobody prepared: the job that creates partitions ahead keeps it empty.
create table messages_default partition of messages default;
select make_message_partitions(3);

-- Archived months of messages: tables that were partitions of `messages`, with the indexes that the archive needs. Only the owner
-- reads them directly. A column of `messages` is also one of `archive.messages`, so that months can move both ways.
create schema archive;
create table archive.messages (
  id bigint,
  created_at timestamptz,
  conversation_id bigint not null,
  siteowner_id bigint not null,
  direction text not null,
  type text not null,
  body text not null,
  sent_at timestamptz not null,
  operator_id bigint,
  in_reply_to bigint,
  photo_url text,
  gift text,
  answered_at timestamptz,
  hidden_at timestamptz,
  hidden_by bigint,
  highlighted_at timestamptz,
  highlighted_by bigint,
  deleted_at timestamptz,
  deleted_by bigint,
  photo_id bigint,
  gift_id bigint,
  gift_credits int,
  hidden_reason text,
  revision bigint,
  placed_at timestamptz,
  edit_id bigint,
  primary key (id, created_at)
) partition by range (created_at);
create index messages_photo on archive.messages (photo_id, conversation_id) where photo_id is not null;
create index messages_thread on archive.messages (conversation_id, id);

-- For what remains true when a message is archived: texts and photos that a customer has received, and told facts.
create view all_messages as
  select * from messages union all select * from archive.messages;

-- The archive is the beginning of the time: all months up to the last one here.
create table archived_months (
  month date primary key check (month = date_trunc('month', month::timestamp)::date),
  message_count bigint not null,
  archived_at timestamptz not null default now()
);

create table drafts (
  conversation_id bigint references conversations on delete cascade,
  operator_id bigint references operators on delete cascade,
  body text not null check (body <> ''),
  updated_at timestamptz not null default now(),
  primary key (conversation_id, operator_id)
);
create index drafts_operator on drafts (operator_id, updated_at);
create trigger written_about_erased after insert or update of body on drafts
  for each row execute function refuse_erased('conversation');

-- What was said in a conversation and is to be remembered: by the profile about itself, or by the customer. Each fact is
-- linked to the message that says it; of which side that is tells whom it is about.
create table told_facts (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  message_id bigint not null,
  message_sent_at timestamptz not null,
  about text not null check (about in ('profile', 'customer')),
  body text not null check (btrim(body) <> '' and char_length(body) <= 300),
  operator_id bigint not null references operators,
  created_at timestamptz not null default now(),
  removed_at timestamptz,
  removed_by bigint references operators,
  check ((removed_at is null) = (removed_by is null))
);
-- The same of one message is kept once.
create unique index told_facts_kept on told_facts (conversation_id, message_id, body) where removed_at is null;
create trigger written_about_erased after insert or update of body on told_facts
  for each row execute function refuse_erased('conversation');

alter table photos add foreign key (conversation_id) references conversations;
