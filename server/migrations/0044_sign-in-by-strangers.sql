-- Up Migration

-- A first password is given to somebody by another: it opens one session, and expires. Null for a password of one's own.
alter table operators
  add column first_password_expires_at timestamptz,
  add column first_password_used boolean not null default false;
-- Who has not enrolled an authenticator yet has nothing but the first password.
update operators set first_password_expires_at = now() + interval '14 days'
where totp_enrolled_at is null and suspended_at is null;

-- What this session may enrol an authenticator with, encrypted; empty again once one of the operator's has enrolled.
alter table sessions add column totp_secret bytea;

-- Wrong two-factor codes in a row behind the right password.
create table code_guesses (
  operator_id bigint primary key references operators on delete cascade,
  -- In browsers that are not trusted, and in those that are. A place is taken before the code is checked.
  strangers_wrong int not null default 0 check (strangers_wrong >= 0),
  trusted_wrong int not null default 0 check (trusted_wrong >= 0),
  -- Set while codes are refused; a recovery code or an admin clears it.
  closed_at timestamptz,
  -- The operator is told until they have seen it.
  told_from timestamptz
);
create index code_guesses_closed on code_guesses (closed_at) where closed_at is not null;

-- Down Migration
drop table code_guesses;
alter table sessions drop column totp_secret;
alter table operators drop column first_password_used, drop column first_password_expires_at;
