-- Up Migration

-- Who has the board of the coaches also reviews quality.
update permissions set rights = rights || '{reviews.score}'
where 'chat_stats.board' = any (rights) and not 'reviews.score' = any (rights);

-- The card by which messages of a site owner are scored. A change is a new version; reviews keep theirs. Without one, the card of the
-- contract applies.
create table review_cards (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  version int not null check (version > 0),
  -- A list of {code, name, weight}.
  criteria jsonb not null,
  made_by bigint not null references operators,
  made_at timestamptz not null default now(),
  unique (siteowner_id, version)
);

create table review_samples (
  id bigint generated always as identity primary key,
  made_by bigint not null references operators,
  made_at timestamptz not null default now()
);
create index review_samples_made on review_samples (made_at desc, id desc);

create table review_items (
  id bigint generated always as identity primary key,
  sample_id bigint not null references review_samples,
  message_id bigint not null,
  -- With the id, it finds the message in its month.
  message_created_at timestamptz not null,
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null references siteowners,
  -- Who wrote the message.
  operator_id bigint not null references operators,
  -- Of that time.
  language text not null,
  type text not null check (type in ('starter', 'starter_photo', 'starter_gift', 'reply', 'reply_photo', 'reply_gift',
    'extra_reply', 'extra_reply_photo', 'extra_reply_gift', 'poke', 'poke_photo', 'poke_gift',
    'extra_poke', 'extra_poke_photo', 'extra_poke_gift')),
  source text not null check (source in ('random', 'reported', 'same_text', 'short', 'complaint')),
  unique (sample_id, message_id)
);
create index review_items_message on review_items (message_id);
create index review_items_time on review_items (message_created_at);

-- One reviewer's score of one message. `total` is of 100; null when the message was passed, or when no criterion applies.
create table reviews (
  id bigint generated always as identity primary key,
  item_id bigint not null references review_items,
  reviewer_id bigint not null references operators,
  -- Who is told: who wrote the message.
  operator_id bigint not null references operators,
  -- Null for the card of the contract.
  card_id bigint references review_cards,
  passed boolean not null,
  total int check (total between 0 and 100),
  words text check (btrim(words) <> ''),
  saved_at timestamptz not null default now(),
  -- When the operator has read it, and what they answered.
  read_at timestamptz,
  differs boolean not null default false,
  answer text check (btrim(answer) <> ''),
  check (not passed or (total is null and words is null and read_at is null)),
  check (read_at is not null or (answer is null and not differs)),
  unique (item_id, reviewer_id)
);
create index reviews_operator on reviews (operator_id, saved_at desc, id desc) where not passed;
create index reviews_unread on reviews (operator_id) where not passed and read_at is null;
create index reviews_reviewer on reviews (reviewer_id);

create table review_scores (
  review_id bigint not null references reviews on delete cascade,
  criterion text not null,
  -- Null when the criterion does not apply.
  score smallint check (score between 1 and 4),
  primary key (review_id, criterion)
);

create table review_comments (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews on delete cascade,
  message_id bigint not null,
  kind text not null check (kind in ('praise', 'improve', 'remark')),
  body text not null check (btrim(body) <> '')
);
create index review_comments_review on review_comments (review_id);

-- Down Migration
drop table review_comments, review_scores, reviews, review_items, review_samples, review_cards;
update permissions set rights = array_remove(rights, 'reviews.score');
