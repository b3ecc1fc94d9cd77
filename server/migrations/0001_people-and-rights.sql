-- Up Migration

-- Account levels. The id is the number that section 6 of the specification compares with 150.
create table permissions (
  id bigint primary key check (id > 0),
  name text not null unique,
  other_chats text[] not null default '{}',
  reviews text[] not null default '{}',
  chat_stats text[] not null default '{}',
  manage_operators boolean not null default false,
  profile_text boolean not null default false,
  profile_sets boolean not null default false,
  profile_sets_report boolean not null default false,
  profile_text_report boolean not null default false
);

create table teams (
  id bigint primary key check (id > 0),
  name text not null unique
);

create table operators (
  id bigint generated always as identity primary key,
  login text not null check (login = lower(login) and login <> ''),
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
  unique (login)
);

create table recovery_codes (
  id bigint generated always as identity primary key,
  operator_id bigint not null references operators on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  unique (operator_id, code_hash)
);

create table sessions (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  operator_id bigint not null references operators on delete cascade,
  tfa_at timestamptz,
  address inet,
  device text not null,
  created_at timestamptz not null default now(),
  -- The operator's own acts; the 30 s poll and the event stream don't count.
  last_act_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_open on sessions (operator_id) where ended_at is null;

-- Browsers that have passed the two-factor code: their failures are counted apart from a stranger's.
create table trusted_devices (
  token_hash bytea primary key,
  operator_id bigint not null references operators on delete cascade,
  created_at timestamptz not null default now()
);

create table login_history (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null when the login is unknown.
  operator_id bigint references operators on delete set null,
  login text not null,
  address inet,
  device text not null,
  result text not null check (result in
    ('password_ok', 'password_wrong', 'locked', 'suspended', 'code_ok', 'code_wrong', 'recovery_code_ok', 'signed_out'))
);
create index login_history_time on login_history (at desc, id desc);
create index login_history_operator on login_history (operator_id, at desc, id desc);

-- Append-only: who did what to whom, written in the transaction of the act.
create table audit_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  operator_id bigint references operators,
  siteowner_id bigint,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_type, subject_id, id desc);
create index audit_log_operator on audit_log (operator_id, id desc);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger audit_log_append_only before update or delete on audit_log
  for each statement execute function refuse_change();

-- Down Migration
drop table audit_log, login_history, trusted_devices, sessions, recovery_codes, operators, teams, permissions cascade;
drop function refuse_change;
