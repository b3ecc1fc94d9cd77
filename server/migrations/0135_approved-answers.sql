-- Up Migration

-- True answers to a customer who asks who writes, approved by the site owner. The text never changes: a retired answer stays with the
-- questions that it has answered. {profile_name} is filled in.
create table approved_answers (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners,
  language text not null references languages (code),
  body text not null check (btrim(body) <> ''),
  created_at timestamptz not null default now(),
  created_by bigint references operators,
  retired_at timestamptz,
  retired_by bigint references operators
);
create index approved_answers_in_use on approved_answers (siteowner_id, language, id) where retired_at is null;

-- Down Migration
drop table approved_answers;
