-- Up Migration

-- One row for each conversation that needs an operator, or is in the hands of one. The lease is on it: an item is claimed while
-- expires_at is set. The columns of the last lease stay when it ends, so that a late answer is still accepted when nobody else took
-- the conversation. `operator_id` has no foreign key, which each claim would check: operators are never deleted.
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
  operator_id bigint,
  epoch bigint not null default 0,
  expires_at timestamptz,
  -- Who lost it when it was taken after running out: so that they can be told who has it now.
  previous_lease_id uuid,
  previous_operator_id bigint,
  -- Only for those who may take what was handed over: a master's queue lies on top of theirs.
  for_master boolean not null default false,
  -- A poke is served only before this moment: its customer's quiet hours begin then. Null: at any time.
  closes_at timestamptz,
  -- Taken from outside of the queues, while nobody had answered the newest message: an ignored conversation, say. It has no
  -- due_at, so that it goes back to no queue; its first answer is still a reply, not an extra one.
  unanswered boolean not null default false,
  -- When the holder of the lease last touched a key, the pointer or the screen, as their page told. Claiming counts as that.
  input_at timestamptz,
  -- When the lease was claimed.
  claimed_at timestamptz,
  -- Repeats whether the conversation has an open inquiry: every send looks at it under the lock of this row. A trigger sets it for
  -- each new queue item.
  asked boolean not null default false,
  -- The newest change that the customer made to one of their messages during the lease with this epoch: its holder may have seen the
  -- former text.
  edit_id bigint,
  edit_epoch bigint,
  -- Repeats whether its site owner is a test: only operators who are chosen for one get its chats. The same trigger sets it.
  for_test boolean not null default false,
  check (expires_at is null or lease_id is not null and operator_id is not null),
  check (due_at is not null or expires_at is not null)
) with (fillfactor = 50);
create index queue_items_closing on queue_items (closes_at) where closes_at is not null and expires_at is null;
create index queue_items_due on queue_items (due_at, conversation_id) where expires_at is null and not held and not for_master;
create index queue_items_for_master on queue_items (due_at, conversation_id) where expires_at is null and not held and for_master;
-- An operator holds one lease.
create unique index queue_items_lease on queue_items (operator_id) where expires_at is not null;
create unique index queue_items_lease_id on queue_items (lease_id) where lease_id is not null;
create index queue_items_previous_lease on queue_items (previous_lease_id) where previous_lease_id is not null;
-- What waits, by language: an operator of one language never walks past what waits in the others.
create index queue_items_waiting on queue_items (language, due_at, conversation_id)
  where expires_at is null and not held and not for_master;
create trigger queue_items_asked before insert on queue_items for each row execute function keep_asked();
create trigger queue_items_still_asked after insert on queue_items
  for each row when (new.asked)
  execute function recheck_asked();

-- How many waited at each tenth minute, for the chart of the day. One row for each site owner, also when nothing waited:
-- a gap means that nobody counted.
create table queue_samples (
  at timestamptz,
  siteowner_id bigint references siteowners on delete cascade,
  replies int not null check (replies >= 0),
  pokes int not null check (pokes >= 0),
  primary key (at, siteowner_id)
);

-- One answer of each kind to one customer message. Extra replies and extra pokes are not listed: they follow one on purpose.
create table answers (
  conversation_id bigint not null references conversations,
  in_reply_to bigint,
  kind text not null check (kind in ('starter', 'reply', 'poke')),
  message_id bigint not null,
  unique nulls not distinct (conversation_id, in_reply_to, kind)
);

create table idempotency_keys (
  operator_id bigint references operators on delete cascade,
  key text,
  digest bytea not null,
  message_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (operator_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- A conversation that an operator gave to a master, or that three operators skipped.
create table handovers (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  -- Null: the panel itself, after the third skip.
  operator_id bigint references operators,
  created_at timestamptz not null default now(),
  -- When a master answered, or gave it back.
  ended_at timestamptz,
  ended_by bigint references operators,
  lease_id uuid,
  ended_lease_id uuid,
  reason_code text,
  reason_words text,
  constraint handovers_reason_given check ((reason_code is not null or reason_words is not null) and reason_code ~ '^[a-z][a-z_]*$'
    and btrim(reason_words) <> '')
);
create unique index handovers_ended_lease on handovers (ended_lease_id) where ended_lease_id is not null;
create unique index handovers_lease on handovers (lease_id) where lease_id is not null;
create index handovers_operator on handovers (operator_id, created_at desc, id desc) where operator_id is not null;
create unique index handovers_open on handovers (conversation_id) where ended_at is null;
create index handovers_time on handovers (created_at desc, id desc);
create trigger handovers_overtake_appeal after update of ended_at on handovers
  for each row when (old.ended_at is null and new.ended_at is not null)
  execute function overtake_appeal();
create trigger written_about_erased after insert on handovers
  for each row execute function refuse_erased('conversation');

create table skips (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  operator_id bigint not null references operators,
  -- The message that was not answered.
  message_id bigint,
  created_at timestamptz not null default now(),
  -- The lease that each act ended: a call whose answer got lost is known by it, and acts once.
  lease_id uuid,
  -- The skiplog is read by site owner and by language: those that the conversation had then.
  siteowner_id bigint not null references siteowners,
  reason_code text,
  reason_words text,
  -- The handover that the panel opened after this skip and others.
  handover_id bigint references handovers,
  language text not null,
  constraint skips_reason_given check ((reason_code is not null or reason_words is not null) and reason_code ~ '^[a-z][a-z_]*$'
    and btrim(reason_words) <> '')
);
create index skips_conversation on skips (conversation_id, created_at desc, id desc);
create index skips_language on skips (language, created_at desc, id desc);
create unique index skips_lease on skips (lease_id) where lease_id is not null;
create index skips_operator on skips (operator_id, created_at desc, id desc);
create index skips_siteowner on skips (siteowner_id, created_at desc, id desc);
create index skips_time on skips (created_at desc, id desc);
create trigger written_about_erased after insert on skips for each row execute function refuse_erased('conversation');

create table ignores (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  -- Null for what the customer did at their site.
  operator_id bigint references operators,
  option text not null check (option in ('stop_pokes', 'until_next_message', 'alert', 'message_deleted', 'customer_left',
    'customer_blocked')),
  note text,
  created_at timestamptz not null default now(),
  -- When it no longer applies: the customer wrote again, or somebody took it back.
  ended_at timestamptz,
  lease_id uuid,
  -- Who took it back; null when the customer wrote again.
  ended_by bigint references operators,
  check (option <> 'alert' or btrim(coalesce(note, '')) <> ''),
  check ((operator_id is null) = (option in ('message_deleted', 'customer_left', 'customer_blocked')))
);
create unique index ignores_lease on ignores (lease_id, option) where lease_id is not null;
create index ignores_operator on ignores (operator_id, created_at desc, id desc);
create unique index ignores_open on ignores (conversation_id, option) where ended_at is null;
create trigger written_about_erased after insert on ignores
  for each row execute function refuse_erased('conversation');

-- What a customer asks about who writes: recognised when the message arrives. start and end_at are places in its text.
-- A likely question opens no inquiry; denied_by has said that it is none.
create table questions (
  message_id bigint,
  kind text check (kind in ('real', 'bot', 'operator', 'paid', 'meet')),
  conversation_id bigint not null references conversations,
  start_at int not null check (start_at >= 0),
  end_at int not null,
  created_at timestamptz not null default now(),
  certainty text not null default 'certain' check (certainty in ('certain', 'likely')),
  denied_by bigint references operators,
  denied_at timestamptz,
  primary key (message_id, kind),
  check (end_at > start_at),
  constraint questions_denied check ((denied_by is null) = (denied_at is null))
);
create index questions_denied on questions (denied_at) where denied_at is not null;
create index questions_denied_by on questions (denied_by) where denied_by is not null;
create index questions_of_conversation on questions (conversation_id, message_id);

-- The messages of customers whose words suggest an escalation: recognised when they arrive. What they suggest is read from the text.
create table suggestions (
  message_id bigint primary key
);

-- A customer asks who writes: recognised in a message, or marked by an operator. While it is open, nothing but a true answer is sent
-- in its conversation. A true answer closes it, or an operator who says why it was not asked. Never deleted.
create table inquiries (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  -- The message that asks, and what; null when an operator has marked it.
  message_id bigint not null,
  kind text check (kind in ('real', 'bot', 'operator', 'paid', 'meet')),
  marked_by bigint references operators,
  opened_at timestamptz not null default now(),
  closed_at timestamptz,
  closed_by bigint references operators,
  -- The true answer: a message that contains an approved answer, or one that the operator has confirmed.
  answer_id bigint,
  approved_answer_id bigint references approved_answers,
  -- Why the customer has not asked.
  lift_reason text check (btrim(lift_reason) <> ''),
  check ((kind is null) = (marked_by is not null)),
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is not null) = (num_nonnulls(answer_id, lift_reason) = 1)),
  check (approved_answer_id is null or answer_id is not null)
);
-- How often a customer has asked who writes, which every conversation shows.
create index inquiries_customer on inquiries (customer_id) where lift_reason is null;
-- The true answers of an operator.
create index inquiries_answered_by on inquiries (closed_by, closed_at desc, id desc) where answer_id is not null;
create unique index inquiries_open on inquiries (conversation_id) where closed_at is null;
create index inquiries_open_customer on inquiries (customer_id) where closed_at is null;
-- Masters see the questions that have had no true answer for minutes.
create index inquiries_open_since on inquiries (opened_at, id) where closed_at is null;
create index inquiries_siteowner on inquiries (siteowner_id, opened_at);
create trigger lifted_of_erased after update of lift_reason on inquiries
  for each row when (new.lift_reason <> '—')
  execute function refuse_erased('conversation');
create trigger written_about_erased after insert on inquiries
  for each row execute function refuse_erased('conversation');

-- Each time that a check of what an operator sends (`send_checks`, denials) has found something, without the text. 'warned': the operator was asked; 'sent': sent all the same;
-- 'stopped': refused. A repeated request is the same time.
create table raised_checks (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  operator_id bigint not null references operators,
  conversation_id bigint not null references conversations,
  kind text not null check (kind in ('denial', 'promise', 'contact', 'money', 'age', 'language')),
  outcome text not null check (outcome in ('warned', 'sent', 'stopped')),
  raised_at timestamptz not null default now(),
  -- The idempotency key of the request.
  key text not null,
  false_alarm_at timestamptz,
  -- A denial or a promise that was only likely: the operator was asked, unless the site owner has it stopped.
  certainty text not null default 'certain' check (certainty in ('certain', 'likely')),
  unique (operator_id, key, kind, outcome)
);
create index raised_checks_operator on raised_checks (operator_id, conversation_id, raised_at);
create index raised_checks_siteowner on raised_checks (siteowner_id, raised_at);

-- An operator whose text was stopped asks a master to look at it. The conversation is with the masters (`handovers`) until it is settled:
-- sent as it is, returned with a note, or overtaken, because the handover ended in another way. Never deleted.
create table appeals (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  operator_id bigint not null references operators,
  body text not null check (btrim(body) <> ''),
  -- The message that the text answers; null for a poke.
  in_reply_to bigint,
  -- The lease that the appeal ended.
  lease_id uuid not null unique,
  handover_id bigint not null references handovers,
  opened_at timestamptz not null default now(),
  outcome text check (outcome in ('sent', 'returned', 'overtaken')),
  note text check (btrim(note) <> ''),
  message_id bigint,
  settled_by bigint references operators,
  settled_at timestamptz,
  -- When the operator has read the outcome.
  seen_at timestamptz,
  check ((outcome is null) = (settled_at is null)),
  check (outcome is null or outcome = 'overtaken' or settled_by is not null),
  check ((outcome is not distinct from 'returned') = (note is not null)),
  check ((outcome is not distinct from 'sent') = (message_id is not null)),
  check (settled_at is not null or num_nonnulls(settled_by, seen_at) = 0)
);
create index appeals_conversation on appeals (conversation_id, id);
create index appeals_handover on appeals (handover_id);
create unique index appeals_message on appeals (message_id) where message_id is not null;
create index appeals_open on appeals (opened_at, id) where settled_at is null;
create unique index appeals_open_handover on appeals (handover_id) where settled_at is null;
create index appeals_unseen on appeals (operator_id, id) where settled_at is not null and seen_at is null;

-- What was sent to a customer from the poke queue, by the customer's own day.
create table poke_days (
  customer_id bigint references customers on delete cascade,
  day date,
  sent int not null check (sent > 0),
  primary key (customer_id, day)
);
create index poke_days_age on poke_days (day);

-- An operator wants to be reminded of a conversation. It changes nothing about the conversation, its queue or who gets it. A row is
-- deleted when the operator has done with it, and two weeks after it was due.
create table reminders (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  conversation_id bigint not null references conversations,
  due_at timestamptz not null,
  note text check (btrim(note) <> ''),
  created_at timestamptz not null default now(),
  unique (operator_id, conversation_id),
  check (due_at between created_at and created_at + interval '14 days 1 minute')
);
create index reminders_conversation on reminders (conversation_id);
create index reminders_operator on reminders (operator_id, due_at, id);
create trigger written_about_erased after insert or update of note on reminders
  for each row execute function refuse_erased('conversation');

-- An operator takes no further chat in the shift in which they asked for it (`is_last_chat`). Deleted with the receipt of the shift.
create table last_chats (
  operator_id bigint primary key references operators,
  asked_at timestamptz not null default now()
);

-- The last act of an operator who can undo it, with the queue item and the conversation as they were before it: a message, or the
-- lease that a skip, an ignore or a handover has ended. The next act takes its place. Once it is undone, the row stays for a repeated
-- call. A row for each operator: no index but the key, which each message would change.
create table undo_offers (
  operator_id bigint primary key references operators,
  message_id bigint,
  lease_id uuid,
  conversation_id bigint not null references conversations on delete cascade,
  queue_item jsonb not null,
  conversation jsonb not null,
  created_at timestamptz not null default now(),
  undone boolean not null default false,
  check (num_nonnulls(message_id, lease_id) = 1)
);
