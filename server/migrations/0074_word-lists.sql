-- Up Migration

-- Lists of words that operators choose from. `texts` has the own texts by language: {"en": "Not my topic"}. A code that the pages
-- know has their text where there is no own one. A retired word is no longer chosen, and stays readable where it is stored.
alter table reportreasons
  add column texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  add column retired_at timestamptz;

-- The reasons of breaks, skips and handovers.
create table reasons (
  id bigint generated always as identity primary key,
  given_for text not null check (given_for in ('skip', 'away', 'handover')),
  -- A code has one meaning in all of them.
  code text not null unique check (code ~ '^[a-z][a-z_]*$'),
  texts jsonb not null default '{}' check (jsonb_typeof(texts) = 'object'),
  position int not null,
  retired_at timestamptz
);
insert into reasons (given_for, code, position) values
  ('skip', 'language', 1), ('skip', 'master', 2), ('skip', 'topic', 3), ('skip', 'known', 4),
  ('away', 'water', 5), ('away', 'toilet', 6), ('away', 'phone', 7), ('away', 'technical', 8),
  ('handover', 'fictional', 9), ('handover', 'meeting', 10), ('handover', 'distress', 11);

-- The same as before, but a code that the previous release does not know becomes its English text.
create or replace function complete_reason() returns trigger language plpgsql as $$
declare
  known record;
begin
  if new.reason_code is null and new.reason_words is null then
    select * into known from reason_texts(tg_argv[0]) t
      where new.reason = t.written or starts_with(new.reason, t.written || ': ');
    new.reason_code := known.code;
    new.reason_words := case when known.code is null then new.reason
      else nullif(substr(new.reason, length(known.written) + 3), '') end;
  else
    select * into known from reason_texts(tg_argv[0]) t where t.code = new.reason_code;
    new.reason := concat_ws(': ', coalesce(known.written, (select r.texts ->> 'en' from reasons r where r.code = new.reason_code),
      new.reason_code), new.reason_words);
  end if;
  return new;
end $$;

-- Down Migration
drop table reasons;
alter table reportreasons drop column retired_at, drop column texts;
