-- Up Migration

-- An operator has stopped everything to a customer, and a master decides. Undone or settled once, never deleted.
create table escalations (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('possible_minor', 'distress', 'threat', 'illegal_content', 'harassment')),
  conversation_id bigint not null references conversations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  hold_id bigint not null references holds,
  -- False when the customer had this hold before: it stays when the escalation is undone.
  opened_hold boolean not null,
  by_id bigint not null references operators,
  -- What it is about. With the time, the id finds the message in its month, also when that is archived.
  message_id bigint,
  message_created_at timestamptz,
  -- The words for which the page suggested it; null when the operator chose it.
  suggested_words text check (btrim(suggested_words) <> ''),
  -- The lease of the operator that it ended.
  lease_id uuid,
  claimed_at timestamptz,
  opened_at timestamptz not null default now(),
  undone_at timestamptz,
  outcome text check (outcome in ('confirmed', 'site_asked', 'unfounded', 'other')),
  -- What the master decided about the hold, and wrote for the file.
  effect text check (effect in ('keep', 'release')),
  note text check (btrim(note) <> ''),
  settled_by bigint references operators,
  settled_at timestamptz,
  -- The master who looks at it while it is open.
  assigned_to bigint references operators,
  assigned_at timestamptz,
  -- A colleague who has escalated the same while it was open. It is no longer the mistake of one operator, so it cannot be undone.
  also_by bigint references operators,
  also_at timestamptz,
  constraint escalations_also check ((also_by is null) = (also_at is null) and also_by <> by_id and (also_by is null or undone_at is null)),
  constraint escalations_assigned check ((assigned_to is null) = (assigned_at is null)),
  check ((message_id is null) = (message_created_at is null)),
  check ((outcome is null) = (settled_at is null) and (effect is null) = (settled_at is null)
    and (settled_by is null) = (settled_at is null)),
  check (undone_at is null or settled_at is null)
);
create index escalations_by on escalations (by_id, opened_at desc, id desc);
create index escalations_conversation on escalations (conversation_id, id);
create index escalations_customer on escalations (customer_id, id);
create index escalations_open on escalations (opened_at, id) where settled_at is null and undone_at is null;
create unique index escalations_open_hold on escalations (hold_id) where settled_at is null and undone_at is null;
create index escalations_settled on escalations (settled_at desc, id desc) where settled_at is not null;
create trigger escalations_confirmed after update of outcome on escalations
  for each row when (new.kind = 'possible_minor' and new.outcome = 'confirmed')
  execute function keep_hold_of_minor();
create trigger settled_of_erased after update of note on escalations
  for each row when (new.note <> '—')
  execute function refuse_erased('conversation');
create trigger written_about_erased after insert on escalations
  for each row execute function refuse_erased('conversation');

-- Evidence files of escalations. Any node makes them. The row with the hashes stays when the content is deleted, so that a copy can
-- still be verified.
create table evidence_files (
  id bigint generated always as identity primary key,
  escalation_id bigint not null references escalations,
  customer_id bigint not null references customers,
  siteowner_id bigint not null references siteowners,
  ordered_by bigint not null references operators,
  ordered_at timestamptz not null default now(),
  -- Of the HTML file.
  language text not null check (language in ('en', 'en-GB', 'nl', 'it', 'pl', 'es', 'fr')),
  timezone text not null check (btrim(timezone) <> ''),
  -- Whether it has the names of operators: only those who see names order and download such a file.
  has_names boolean not null,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'stopped', 'deleted')),
  fault text check (fault in ('failed', 'too_large')),
  failures int not null default 0,
  -- The run that makes it. Another node makes it again after its time.
  run uuid,
  run_until timestamptz,
  -- SHA-256 of the JSON file, which is canonical: the same state has the same hash. And of the HTML file.
  json_digest text check (json_digest ~ '^[0-9a-f]{64}$'),
  html_digest text check (html_digest ~ '^[0-9a-f]{64}$'),
  json_bytes bigint,
  html_bytes bigint,
  message_count int,
  lease_count int,
  finished_at timestamptz,
  expires_at timestamptz,
  check ((state = 'stopped') = (fault is not null)),
  check (state in ('waiting', 'making') = (finished_at is null)),
  check (state <> 'ready' or json_digest is not null and html_digest is not null and json_bytes is not null and html_bytes is not null
    and message_count is not null and lease_count is not null and expires_at is not null)
);
create index evidence_files_customer on evidence_files (customer_id);
create index evidence_files_due on evidence_files (id) where state in ('waiting', 'making');
create index evidence_files_escalation on evidence_files (escalation_id, id desc);
create index evidence_files_expiring on evidence_files (expires_at) where state = 'ready';
create index evidence_files_json on evidence_files (json_digest) where json_digest is not null;
create index evidence_files_html on evidence_files (html_digest) where html_digest is not null;
create unique index evidence_files_under_way on evidence_files (escalation_id) where state in ('waiting', 'making');

create table evidence_parts (
  file_id bigint references evidence_files on delete cascade,
  format text check (format in ('json', 'html')),
  number int,
  content bytea not null,
  primary key (file_id, format, number)
);

-- Customers who were erased, or are being erased: a job works through the classes of data, twice.
create table erasures (
  id bigint generated always as identity primary key,
  customer_id bigint not null unique references customers,
  siteowner_id bigint not null references siteowners,
  -- A keyed digest of the site's id of the customer: what the site sends again stays out.
  digest bytea not null,
  -- Whether the site asked for it; otherwise the owner of the panel did.
  by_site boolean not null,
  asked_at timestamptz not null default now(),
  -- Rows by class.
  counts jsonb not null default '{}',
  finished_at timestamptz,
  asked_by bigint references operators,
  -- The leases that the erasure ended: their operators learn why they lost the chat. `queue_items` no longer knows them.
  ended_leases uuid[] not null default '{}',
  -- The steps of an erasure that are finished, by name and once for each pass: a number would mean another step after an upgrade.
  finished_steps text[] not null default '{}',
  unique (siteowner_id, digest)
);
create index erasures_asked on erasures (asked_at desc, id desc);
create index erasures_ended_leases on erasures using gin (ended_leases);
create index erasures_open on erasures (id) where finished_at is null;

-- Why a customer must not be erased. Lifted, never deleted; an erasure afterwards empties the reason.
create table legal_holds (
  id bigint generated always as identity primary key,
  customer_id bigint not null references customers,
  reason text not null check (btrim(reason) <> ''),
  set_at timestamptz not null default now(),
  lifted_at timestamptz,
  -- Null: who could run commands on the server.
  set_by bigint references operators,
  lifted_by bigint references operators,
  lift_reason text check (btrim(lift_reason) <> ''),
  check (lifted_at is not null or lifted_by is null and lift_reason is null)
);
create index legal_holds_customer on legal_holds (customer_id, id);
create unique index legal_holds_open on legal_holds (customer_id) where lifted_at is null;
create index legal_holds_set on legal_holds (set_at desc, id desc);
create trigger written_about_erased after insert on legal_holds
  for each row execute function refuse_erased('customer');

-- How long each class of data is kept. A class without a row, or without days, is kept for ever.
create table retention_periods (
  class text primary key,
  days int check (days > 0),
  confirmed_at timestamptz not null,
  confirmed_by bigint not null references operators,
  -- The rows that the admin saw when confirming.
  confirmed_rows bigint not null check (confirmed_rows >= 0),
  -- Rows from before this day are deleted or emptied. An admin has seen how many there are, or it followed day by day.
  until date not null,
  -- The run to this day: the number of steps that are done, rows so far, when it began and ended.
  step int not null default 0,
  rows bigint not null default 0,
  begun_at timestamptz not null default now(),
  finished_at timestamptz,
  -- The last message that was looked at; later runs begin after it.
  position bigint not null default 0
);

-- Customers whose messages were left out because of a legal hold or an open escalation: looked at again when that is over.
create table retention_kept (
  customer_id bigint primary key references customers
);

-- What was done. Numbers only, so they stay.
create table retention_runs (
  id bigint generated always as identity primary key,
  class text not null,
  days int not null,
  until date not null,
  rows bigint not null,
  begun_at timestamptz not null,
  finished_at timestamptz not null default now()
);
create index retention_runs_finished on retention_runs (finished_at desc, id desc);
