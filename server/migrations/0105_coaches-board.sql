-- Up Migration

-- Who is told of breaks also gets the board of the coaches.
update permissions set rights = rights || '{chat_stats.board}'
where 'chat_stats.away' = any (rights) and not 'chat_stats.board' = any (rights);

-- When the lease was claimed. Null for a lease of the previous release.
alter table queue_items add column claimed_at timestamptz;

-- Messages of operators in five minutes from `at`, counted by the job `sample-sent`, which keeps them for two days.
create table sent_samples (
  at timestamptz,
  siteowner_id bigint,
  sent int not null,
  -- Replies, and those that were sent within the time that the board aims at.
  replies int not null,
  in_time int not null,
  primary key (at, siteowner_id)
);
-- Which five minutes were counted, and the highest id that any message had then: messages of later times have higher ones.
create table sent_sampled (
  at timestamptz primary key,
  counted_at timestamptz not null default clock_timestamp(),
  last_message_id bigint not null
);

-- Down Migration
drop table sent_sampled, sent_samples;
alter table queue_items drop column claimed_at;
update permissions set rights = array_remove(rights, 'chat_stats.board');
