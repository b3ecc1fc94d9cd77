-- Up Migration

-- The open reports of one message are one case. It is settled once; a report after that opens another case.
create table report_cases (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  -- With the id, it finds the message in its month, also when that is archived.
  message_created_at timestamptz not null,
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null references siteowners,
  -- Who wrote the message; null for a message of the customer.
  writer_id bigint references operators,
  -- The reason of the first report.
  reason_id bigint not null references reportreasons,
  report_count int not null default 1,
  -- Whether the reason of one of its reports is urgent.
  is_urgent boolean not null default false,
  -- Whether one of its reports is a complaint of the customer, from their site.
  is_complaint boolean not null default false,
  opened_at timestamptz not null default now(),
  assignee_id bigint references operators,
  -- Only masters settle a case that was passed on to them.
  passed_on_by bigint references operators,
  passed_on_at timestamptz,
  outcome text check (outcome in ('unfounded', 'coach', 'hide', 'delete')),
  -- The words of who settled it or passed it on.
  note text check (btrim(note) <> ''),
  settled_by bigint references operators,
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null) and (settled_by is null) = (settled_at is null)),
  check ((passed_on_by is null) = (passed_on_at is null))
);
-- For the mark of reported messages.
create index report_cases_message on report_cases (message_id);
create index report_cases_open on report_cases ((not is_urgent), opened_at, id) where settled_at is null;
-- The open cases of a customer.
create index report_cases_open_conversation on report_cases (conversation_id) where settled_at is null;
create unique index report_cases_open_message on report_cases (message_id) where settled_at is null;
-- The tab of the complaints, and those that are settled.
create index report_cases_open_complaints on report_cases ((not is_urgent), opened_at, id) where settled_at is null and is_complaint;
create index report_cases_settled_complaints on report_cases (settled_at desc, id desc) where settled_at is not null and is_complaint;
create index report_cases_reason on report_cases (reason_id, opened_at);
create index report_cases_settled on report_cases (settled_at desc, id desc) where settled_at is not null;
create index report_cases_writer on report_cases (writer_id, opened_at);
create trigger report_cases_history after insert on report_cases for each row execute function note_case_for_history();
create trigger written_about_erased after update of note on report_cases
  for each row when (new.note <> '—')
  execute function refuse_erased('conversation');

create table message_reports (
  id bigint generated always as identity primary key,
  message_id bigint not null,
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null references siteowners,
  -- Null for a complaint of the customer.
  operator_id bigint references operators,
  reason_id bigint not null references reportreasons,
  notes text not null check (btrim(notes) <> ''),
  created_at timestamptz not null default now(),
  -- The site's id of the complaint, and when the customer complained there. An erasure removes the id.
  complaint_id text,
  complained_at timestamptz,
  handled_at timestamptz,
  handled_by bigint references operators,
  -- A trigger sets it.
  case_id bigint references report_cases,
  check ((handled_at is null) = (handled_by is null)),
  check ((operator_id is null) = (complained_at is not null)),
  check (complaint_id is null or complained_at is not null),
  -- A message is reported once by each operator.
  unique (message_id, operator_id)
);
-- A repeat of a site is found.
create unique index message_reports_complaint on message_reports (siteowner_id, complaint_id) where complaint_id is not null;
create index message_reports_case on message_reports (case_id);
create index message_reports_open on message_reports (created_at desc, id desc) where handled_at is null;
create index message_reports_operator on message_reports (operator_id, created_at desc, id desc);
-- The badge of those who look at reports.
create index message_reports_siteowner on message_reports (siteowner_id) where handled_at is null;
create trigger message_reports_case before insert on message_reports for each row execute function open_report_case();
create trigger written_about_erased after insert on message_reports
  for each row execute function refuse_erased('conversation');

-- What coaches did on their board. It can be undone for some seconds.
create table board_acts (
  id bigint generated always as identity primary key,
  by_id bigint not null references operators,
  kind text not null check (kind in ('release', 'ask', 'pause', 'resume')),
  -- Null for a note to several operators.
  operator_id bigint references operators,
  -- Of a released conversation: who had it, with which lease.
  conversation_id bigint,
  lease_id uuid,
  -- The language that was asked for, and how many operators were asked.
  language text,
  asked int,
  acted_at timestamptz not null default now(),
  undone_at timestamptz,
  reason text,
  check ((kind = 'ask') = (language is not null and asked is not null)),
  check ((kind = 'release') = (conversation_id is not null and lease_id is not null)),
  check (kind = 'ask' or operator_id is not null)
);
create index board_acts_by on board_acts (by_id, id desc);
create index board_acts_lease on board_acts (lease_id) where lease_id is not null;

-- A link that shows the board on a wall, without names. Only the digest of its token is stored.
create table board_walls (
  id bigint generated always as identity primary key,
  -- The wall shows what this operator may see at the moment of reading.
  made_by bigint not null references operators on delete cascade,
  token_hash bytea not null unique,
  -- The language of the interface of the wall.
  language text not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  revoked_by bigint references operators,
  last_seen_at timestamptz
);
create index board_walls_made_by on board_walls (made_by);

-- What a supervisor writes to an operator about their work.
create table coach_notes (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  from_id bigint not null references operators,
  -- The case that it is about. A case that was opened again can have several.
  case_id bigint references report_cases,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  read_at timestamptz,
  -- The act that wrote the note.
  act_id bigint references board_acts
);
create index coach_notes_act on coach_notes (act_id) where act_id is not null;
create index coach_notes_case on coach_notes (case_id) where case_id is not null;
create index coach_notes_unread on coach_notes (operator_id, id) where read_at is null;
create trigger written_about_erased after insert or update of body on coach_notes
  for each row when (new.body <> '—')
  execute function refuse_erased('case');

-- What an operator asks the coaches about the conversation in hand, with the answer. The customer sees neither.
create table coach_questions (
  id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  siteowner_id bigint not null references siteowners,
  operator_id bigint not null references operators,
  question text not null check (btrim(question) <> ''),
  asked_at timestamptz not null default now(),
  answer text check (btrim(answer) <> ''),
  answered_by bigint references operators,
  answered_at timestamptz,
  check ((answer is null) = (answered_at is null) and (answered_by is null) = (answered_at is null))
);
create index coach_questions_conversation on coach_questions (conversation_id, id);
create index coach_questions_open on coach_questions (asked_at, id) where answered_at is null;
-- The next question waits for the answer to the one before.
create unique index coach_questions_open_of_operator on coach_questions (operator_id, conversation_id) where answered_at is null;
create trigger written_about_erased after insert on coach_questions
  for each row execute function refuse_erased('conversation');
create trigger answered_about_erased after update of answer on coach_questions
  for each row when (new.answer <> '—')
  execute function refuse_erased('conversation');

-- Which five minutes were counted, and the highest id that any message had then: messages of later times have higher ones.
create table sent_sampled (
  at timestamptz primary key,
  counted_at timestamptz not null default clock_timestamp(),
  last_message_id bigint not null
);

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

-- How long answers took and how long customers waited, by day (UTC): the job `measure-handling` counts the last six weeks. The board
-- computes from it how many operators a language needs.
create table handling_days (
  day date,
  siteowner_id bigint,
  language text,
  -- Replies whose handling is known, and the seconds that all of them took.
  replies int not null,
  handling_seconds bigint not null,
  -- Seconds that customers waited until the next message of their conversation, and how often it was their own.
  waited_seconds bigint not null,
  written_again int not null,
  primary key (day, siteowner_id, language)
);

create table handling_measured_days (
  day date primary key
);

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
  type text not null check (type in ('starter', 'starter_photo', 'starter_gift', 'reply', 'reply_photo', 'reply_gift', 'extra_reply',
    'extra_reply_photo', 'extra_reply_gift', 'poke', 'poke_photo', 'poke_gift', 'extra_poke', 'extra_poke_photo', 'extra_poke_gift')),
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
  -- What the trends count of a review, so that an index has all of it: when its message was written, for which site owner, why it was chosen,
  -- and its scores from 1 to 4 by the code of the criterion, null for one that does not apply.
  message_created_at timestamptz not null,
  siteowner_id bigint not null references siteowners,
  source text not null,
  scores jsonb not null default '{}',
  -- How many comments of a review praise, and how many name something to improve.
  praise int not null default 0,
  improve int not null default 0,
  -- A coach can ask that a review is read before the operator's next chat. The operator may put that off once.
  asked boolean not null default false,
  put_off_at timestamptz,
  constraint reviews_asked check (asked or put_off_at is null),
  check (not passed or total is null and words is null and read_at is null),
  check (read_at is not null or answer is null and not differs),
  unique (item_id, reviewer_id),
  constraint reviews_passed_not_asked check (not (passed and asked))
);
create index reviews_answered on reviews (reviewer_id, read_at desc, id desc) where differs or answer is not null;
create index reviews_asked_unread on reviews (operator_id) where asked and read_at is null;
create index reviews_counted on reviews (message_created_at, id)
  include (item_id, operator_id, siteowner_id, total, read_at, source, scores)
  where not passed;
-- Messages whose operators see a score differently: coaches look for them.
create index reviews_differs on reviews (item_id) where differs;
create index reviews_operator on reviews (operator_id, saved_at desc, id desc) where not passed;
create index reviews_people on reviews (message_created_at) include (operator_id, siteowner_id, read_at, praise, improve) where not passed;
create index reviews_reviewer on reviews (reviewer_id);
create index reviews_unread on reviews (operator_id) where not passed and read_at is null;
create trigger answer_about_erased after update of answer on reviews
  for each row when (new.answer <> '—')
  execute function refuse_erased('item');
create trigger written_about_erased after insert or update of words on reviews
  for each row when (new.words <> '—')
  execute function refuse_erased('item');

create table review_comments (
  id bigint generated always as identity primary key,
  review_id bigint not null references reviews on delete cascade,
  message_id bigint not null,
  kind text not null check (kind in ('praise', 'improve', 'remark')),
  body text not null check (btrim(body) <> '')
);
create index review_comments_review on review_comments (review_id);
create trigger written_about_erased after insert or update of body on review_comments
  for each row when (new.body <> '—')
  execute function refuse_erased('review');

-- The items behind the numbers of `fairness_days` that say more than "answered": skipped, taken, fast and the like. Kept as long as those.
create table fairness_items (
  id bigint generated always as identity primary key,
  day date not null,
  operator_id bigint not null,
  siteowner_id bigint not null,
  language text not null,
  type text not null check (type in ('reply', 'poke')),
  hour smallint not null,
  length smallint not null,
  at timestamptz not null,
  act text not null check (act in ('answered', 'skipped', 'ignored', 'handed')),
  has_waited boolean not null,
  is_taken boolean not null,
  is_fast boolean not null,
  is_stopped boolean not null,
  is_false_alarm boolean not null,
  conversation_id bigint not null,
  -- What the operator sent, or what the customer had written. Null when there is no such message.
  message_id bigint
);
create index fairness_items_day on fairness_items (day);
create index fairness_items_operator on fairness_items (operator_id, at desc, id desc);

-- What operators did with their items, by day (UTC): counted by the job `measure-fairness` while the setting `fairness_days` is not 0, and
-- deleted when it is. An item is an answer, a skip, an ignore or a handover of one conversation.
create table fairness_days (
  day date,
  operator_id bigint,
  siteowner_id bigint,
  language text,
  type text check (type in ('reply', 'poke')),
  -- Of the act, in UTC.
  hour smallint,
  -- The place of the customer's message in `lengthsFrom`; 0 for a poke.
  length smallint,
  items int not null,
  skipped int not null,
  -- The customer had waited for long when the operator began, and how many of these were skipped.
  waited int not null,
  waited_skipped int not null,
  taken int not null,
  answers int not null,
  fast int not null,
  ignored int not null,
  handed int not null,
  -- On how many of the items a text of the operator was stopped by a check, and on how many of these that was a false alarm.
  stopped int not null default 0,
  false_alarms int not null default 0,
  primary key (operator_id, day, siteowner_id, language, type, hour, length)
);

create table fairness_measured_days (
  day date primary key
);
