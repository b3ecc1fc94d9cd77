-- Up Migration

-- From when on a customer who was shown an earlier version last is on hold. Null: earlier showings stay valid.
alter table disclosures add column again_from timestamptz;
create index disclosures_again on disclosures (siteowner_id, language, again_from) where again_from is not null;

-- Repeatable: from when on a customer is on hold until another version is shown; null while what they were shown is valid.
create function shown_again_from(owner bigint, wanted text, shown text) returns timestamptz language sql stable as $$
  select null::timestamptz
$$;

-- The customers of a site owner whose disclosures a job compares with their holds, from `due_at` on.
create table disclosure_checks (
  id bigint generated always as identity primary key,
  siteowner_id bigint not null references siteowners on delete cascade,
  due_at timestamptz not null,
  -- The customers up to this id are done; null while those with a waiting chat are not.
  done_up_to bigint,
  round int not null default 1 check (round between 1 and 2)
);
create index disclosure_checks_due on disclosure_checks (due_at, id);
create index disclosure_checks_siteowner on disclosure_checks (siteowner_id);

-- Down Migration
drop table disclosure_checks;
drop function shown_again_from;
alter table disclosures drop column again_from;
