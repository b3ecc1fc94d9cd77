-- Up Migration

-- Account levels. The id is the number that section 6 of the specification compares with 150.
create table permissions (
  id bigint primary key check (id > 0),
  name text not null unique,
  -- How far back a level reads: the newest messages only, by the sizes of the settings, or all of them.
  history_size text not null default 'limited' check (history_size in ('short', 'limited', 'all')),
  -- The names of `rights` in the contract. No check: a new right needs no migration.
  rights text[] not null default '{}',
  -- What the level and the operator both restrict is their intersection. Null means no restriction.
  message_types text[] check (message_types <@ array['reply', 'poke']),
  segments text[],
  -- A level that nobody can get any more. Its number and its name stay taken.
  retired_at timestamptz
);
create trigger permissions_manage_since after update of rights on permissions
  for each row when ('manage_operators' = any (old.rights) <> ('manage_operators' = any (new.rights)))
  execute function keep_level_manages_since();

create table operators (
  id bigint generated always as identity primary key,
  login text not null unique check (login = lower(login) and login <> ''),
  name text not null check (name <> ''),
  password_hash text not null,
  team_id bigint not null references teams,
  permissions_id bigint not null references permissions,
  message_types text[] not null default '{reply,poke}' check (message_types <@ array['reply', 'poke']),
  languages text[] not null,
  -- Null means all of them.
  siteowner_ids bigint[],
  segments text[],
  -- Encrypted; null until an authenticator is enrolled.
  totp_secret bytea,
  totp_enrolled_at timestamptz,
  -- The time step of the last accepted code: a code works once, whichever node sees it.
  totp_last_step bigint,
  suspended_at timestamptz,
  created_at timestamptz not null default now(),
  -- A first password is given to somebody by another: it opens one session, and expires. Null for a password of one's own.
  first_password_expires_at timestamptz,
  first_password_used boolean not null default false,
  -- When operators chose their password.
  password_changed_at timestamptz,
  -- The recovery codes were removed by a reset. The next two-factor code of the operator makes new ones.
  recovery_codes_due boolean not null default false,
  -- A coach paused the operator: no new conversations until it is lifted.
  paused_at timestamptz,
  paused_by bigint references operators,
  -- Until when a coach has seen the answers to their feedback. The bell counts later ones.
  answers_seen_at timestamptz not null default now(),
  -- Since when the operator manages operators, without a break. Who asks for a reset, and who confirms it, have for a week.
  manages_since timestamptz,
  -- False for an operator who was invited and has never chosen a password.
  has_password boolean not null default true,
  -- Why, in the coach's words. The operator is told.
  pause_reason text
);
create index operators_in_order on operators (name collate name_order, id);
-- The order of the list of operators: a page or a part of its export reads its own rows only.
create index operators_name on operators (lower(name), id);
-- Statistics and comparisons look up who is in a team.
create index operators_team on operators (team_id);
create trigger operators_have_password before update of password_hash on operators
  for each row execute function keep_has_password();
create trigger operators_level_in_use before insert or update of permissions_id on operators
  for each row execute function refuse_retired_level();
create trigger operators_manage_since before insert or update of permissions_id on operators
  for each row execute function keep_manages_since();

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  operator_id bigint not null references operators on delete cascade,
  tfa_at timestamptz,
  address inet,
  device text not null,
  created_at timestamptz not null default now(),
  -- The operator's own acts. Automatic requests and the event stream don't count.
  last_act_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz,
  -- What this session may enrol an authenticator with, encrypted; empty again once one of the operator's has enrolled.
  totp_secret bytea,
  -- The level as which the operator sees the panel in this session.
  preview_level_id bigint references permissions
);
-- Of all sessions that were ever opened, the few that may still count: who is here.
create index sessions_current on sessions (ends_at) where ended_at is null;
create index sessions_open on sessions (operator_id) where ended_at is null;
-- The last action of an operator, also in sessions that have ended.
create index sessions_operator on sessions (operator_id, id desc);

-- Browsers that have passed the two-factor code: their failures are counted apart from a stranger's.
-- Operators who share a browser are each trusted on it. They are listed, and forgotten one by one.
create table trusted_devices (
  token_hash bytea,
  operator_id bigint references operators on delete cascade,
  created_at timestamptz not null default now(),
  id bigint generated always as identity unique,
  device text not null default '',
  primary key (token_hash, operator_id)
);
create index trusted_devices_operator on trusted_devices (operator_id);

create table recovery_codes (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (operator_id, code_hash)
);

-- Wrong two-factor codes in a row behind the right password.
create table code_guesses (
  operator_id bigint primary key references operators on delete cascade,
  -- In browsers that are not trusted, and in those that are. A place is taken before the code is checked.
  strangers_wrong int not null default 0 check (strangers_wrong >= 0),
  trusted_wrong int not null default 0 check (trusted_wrong >= 0),
  -- Set while codes are refused; a recovery code or an admin clears it.
  locked_at timestamptz,
  -- The operator is told until they have seen it.
  told_from timestamptz
);
create index code_guesses_locked on code_guesses (locked_at) where locked_at is not null;

-- Counts of failed sign-ins, kept by rate-limiter-flexible; its names. Keys are keyed digests.
create table sign_in_attempts (
  key varchar(255) primary key,
  points int not null default 0,
  -- Milliseconds since 1970.
  expire bigint
) with (fillfactor = 70);
create index sign_in_attempts_expire on sign_in_attempts (expire);

create table login_history (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null when the login is unknown.
  operator_id bigint references operators on delete set null,
  login text not null,
  address inet,
  device text not null,
  result text not null check (result in ('password_ok', 'password_wrong', 'locked', 'suspended', 'code_ok', 'code_wrong',
    'recovery_code_ok', 'signed_out')),
  -- Refused sign-ins of one minute that are alike share a row: strangers can send any number of them.
  times int not null default 1 check (times > 0)
);
create index login_history_blocked on login_history (at desc, id desc) where result in ('locked', 'suspended');
create index login_history_operator on login_history (operator_id, at desc, id desc);
-- Few of the sign-ins fail, and those are what people look for.
create index login_history_refused on login_history (at desc, id desc)
  where result in ('password_wrong', 'code_wrong', 'locked', 'suspended');
create index login_history_signed_in on login_history (operator_id, at desc, id desc)
  include (device, address)
  where result in ('code_ok', 'recovery_code_ok');
create index login_history_time on login_history (at desc, id desc);

-- What looks like an attack, counted: strangers can provoke it, so it is one row a minute and not a row each.
create table security_events (
  id bigint generated always as identity primary key,
  minute timestamptz not null,
  kind text not null,
  operator_id bigint references operators,
  address inet,
  -- Method and route: `GET /api/conversations/:id`.
  route text not null,
  count int not null check (count > 0),
  -- What it was about, the first few: `conversation 12`.
  subjects text[] not null default '{}',
  unique nulls not distinct (minute, kind, operator_id, address, route)
);
create index security_events_operator on security_events (operator_id, minute desc);

-- A link with which an operator chooses their password, once. Only the digest of its token is stored. A new link replaces it.
create table invitations (
  operator_id bigint primary key references operators on delete cascade,
  token_hash bytea not null unique,
  created_by bigint references operators,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A request to reset the two-factor of an operator. A second admin decides within an hour. A link for
-- somebody who has a password is asked for in the same way. The operator concerned can stop a request.
create table two_factor_resets (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  what text not null check (what in ('authenticator', 'recovery_codes', 'password')),
  reason text not null,
  asked_by bigint not null references operators,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '1 hour',
  -- Null while the request waits.
  outcome text check (outcome in ('confirmed', 'refused', 'withdrawn', 'expired')),
  decided_by bigint references operators,
  decided_at timestamptz,
  check (asked_by <> operator_id),
  check ((outcome is null) = (decided_at is null)),
  check (outcome <> 'confirmed' or decided_by is not null and decided_by <> asked_by),
  constraint two_factor_resets_decided_by check (decided_by <> operator_id or outcome = 'refused')
);
create unique index two_factor_resets_waiting on two_factor_resets (operator_id) where outcome is null;

-- The setup of a new panel: one row, which the first start without operators adds.
create table setup (
  only_row boolean primary key default true check (only_row),
  -- The token is derived from it and from SECRET_KEY: every node knows the token, and the database does not contain it.
  nonce uuid not null default gen_random_uuid(),
  -- The first admin. Null until the token was used.
  operator_id bigint references operators,
  -- The later steps that the first admin has finished or put off: {"team": "done", "invite": "later"}.
  steps jsonb not null default '{}',
  -- When the last step was finished, or the first admin ended the setup, or an admin was added by the command line.
  ended_at timestamptz
);

-- Notes of coaches about operators. Nobody writes about themselves.
create table operator_notes (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  author_id bigint not null references operators,
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  edited_at timestamptz,
  check (author_id <> operator_id)
);
create index operator_notes_operator on operator_notes (operator_id, created_at desc, id desc);

create table away_times (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators,
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  -- When the operator came back.
  ended_at timestamptz,
  -- A reason is a code of the word list, the operator's own words, or both.
  reason_code text,
  reason_words text,
  -- A pause is a break for which nobody is asked and that nobody counts. Unlike a request, it has no reason.
  is_pause boolean not null default false,
  -- Requests and pauses are work. What is not is deducted from the hours (work_sessions).
  counts_as_work boolean not null default true,
  check (ends_at > started_at),
  check (counts_as_work or not is_pause),
  -- Who comes back does so after the start.
  constraint away_times_ended check (ended_at >= started_at),
  constraint away_times_reason_given check ((reason_code is not null or reason_words is not null) and reason_code ~ '^[a-z][a-z_]*$'
    and btrim(reason_words) <> '')
);
create unique index away_times_open on away_times (operator_id) where ended_at is null;
create index away_times_operator on away_times (operator_id, started_at desc, id desc);
create index away_times_pauses on away_times (started_at) where is_pause;
create index away_times_time on away_times (started_at desc, id desc);

-- From sign-in to the last act of a session, kept longer than the session itself. Empty while the hours are switched off. Sessions of a
-- person overlap: their union counts. Its days are computed when they are read, so the time zone can be changed.
create table work_sessions (
  session_id bigint primary key,
  operator_id bigint not null references operators on delete cascade,
  started_at timestamptz not null default now(),
  last_act_at timestamptz not null default now(),
  check (last_act_at >= started_at)
) with (fillfactor = 70);
create index work_sessions_operator on work_sessions (operator_id, started_at);

-- Minutes that a coach has added to a day, or taken from it, with the reason that the operator reads.
create table hour_corrections (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  -- A moment in the middle of the day.
  at timestamptz not null,
  minutes int not null check (minutes between -1440 and 1440 and minutes <> 0),
  reason text not null check (btrim(reason) <> ''),
  corrected_by bigint not null references operators,
  created_at timestamptz not null default now(),
  check (corrected_by <> operator_id)
);
create index hour_corrections_operator on hour_corrections (operator_id, at);

-- What operators choose to protect themselves. Only they read it, so no change of it is in the audit log.
create table welfare_choices (
  operator_id bigint primary key references operators,
  -- Which photos of messages are covered until the operator wants to see them.
  photo_cover text not null default 'customers' check (photo_cover in ('all', 'customers', 'none')),
  -- Codes of segments from which they get no conversations.
  segments_left_out text[] not null default '{}' check (cardinality(segments_left_out) <= 1000)
);

-- What an operator was exposed to in a shift, which begins with a sign-in after hours without one. Only they read it. Kept for 30 days.
create table welfare_shifts (
  operator_id bigint references operators,
  started_at timestamptz,
  -- Photos that they uncovered, and escalations that they opened or settled, in the shift.
  photos int not null default 0 check (photos >= 0),
  escalations int not null default 0 check (escalations >= 0),
  -- The same since the last break, or since they declined a suggested one.
  photos_since int not null default 0 check (photos_since >= 0),
  escalations_since int not null default 0 check (escalations_since >= 0),
  -- When they declined a break that was suggested.
  declined_at timestamptz,
  primary key (operator_id, started_at)
);
create index welfare_shifts_time on welfare_shifts (started_at);

-- Named views of lists with filters: of an operator, or of a team.
create table list_views (
  id bigint generated always as identity primary key,
  list text not null check (list in ('overview', 'history', 'reports', 'skiplog', 'login_history', 'audit', 'operators', 'escalations',
    'holds', 'profile_sets', 'profile_sets_report', 'profile_text_report', 'gifts', 'disclosure_showings', 'reviews', 'review_trends',
    'feedback')),
  operator_id bigint references operators,
  team_id bigint references teams,
  name text not null check (btrim(name) <> ''),
  -- The values in the URL of the page.
  search jsonb not null,
  position int not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  check ((operator_id is null) <> (team_id is null))
);
create unique index list_views_name on list_views (list, coalesce(operator_id, 0), coalesce(team_id, 0), lower(name))
  where removed_at is null;
create index list_views_operator on list_views (operator_id) where operator_id is not null;
create index list_views_team on list_views (team_id) where team_id is not null;

-- Texts to answer with: an operator's own, or those of a team. Removed, never deleted.
create table saved_replies (
  id bigint generated always as identity primary key,
  -- Null for a reply of the team.
  operator_id bigint references operators on delete cascade,
  -- Null for an operator's own.
  team_id bigint references teams,
  language text not null,
  title text not null check (btrim(title) <> ''),
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  removed_at timestamptz,
  check (num_nonnulls(operator_id, team_id) = 1)
);
create index saved_replies_team on saved_replies (team_id) where removed_at is null and team_id is not null;
-- One of a title for each owner and language; it also finds an owner's replies.
create unique index saved_replies_title on saved_replies (operator_id, team_id, language, lower(title)) nulls not distinct
  where removed_at is null;
