-- Up Migration

-- A reason is a code of `reasonCodes` in the contract, the operator's own words, or both. The codes have no check of their
-- own: a new code needs no migration. Nothing is scanned here: the constraints hold for rows that are written from now on.
alter table away_times add column reason_code text, add column reason_words text, alter column reason set default '';
alter table skips add column reason_code text, add column reason_words text, alter column reason set default '',
  -- The handover that the panel opened after this skip and others.
  add column handover_id bigint references handovers;
alter table handovers add column reason_code text, add column reason_words text, alter column reason set default '';

-- `reason` is the column of the previous release: the English text of the code, then the words. That release reads and writes
-- only this column, and pages that it has served still show it and send it. It leaves with the next release, and with it
-- these functions, their triggers and `reasons_due`.
create function reason_texts(given_for text) returns table (code text, written text) language sql immutable as $$
  select t.code, t.written from (values
    ('away', 'water', 'Glass of water'),
    ('away', 'toilet', 'Toilet'),
    ('away', 'phone', 'Phone or doorbell'),
    ('away', 'technical', 'Technical problem'),
    ('skip', 'language', 'Other language'),
    ('skip', 'master', 'Needs a master'),
    ('skip', 'topic', 'Not my topic'),
    ('skip', 'known', 'I know this customer'),
    ('handover', 'fictional', 'Talks about fictional profiles'),
    ('handover', 'meeting', 'Wants to meet'),
    ('handover', 'distress', 'Upset or in trouble')
  ) t (given_for, code, written) where t.given_for = reason_texts.given_for
$$;

-- Derives code and words from the text, or the text from code and words: whichever a row has.
create function complete_reason() returns trigger language plpgsql as $$
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
    new.reason := concat_ws(': ', coalesce(known.written, new.reason_code), new.reason_words);
  end if;
  return new;
end $$;
create trigger away_times_reason before insert or update on away_times for each row
  when (new.reason = '' or new.reason_code is null and new.reason_words is null) execute function complete_reason('away');
create trigger skips_reason before insert or update on skips for each row
  when (new.reason = '' or new.reason_code is null and new.reason_words is null) execute function complete_reason('skip');
create trigger handovers_reason before insert or update on handovers for each row
  when (new.reason = '' or new.reason_code is null and new.reason_words is null) execute function complete_reason('handover');

alter table away_times add constraint away_times_reason_given check (
  (reason_code is not null or reason_words is not null) and reason_code ~ '^[a-z][a-z_]*$' and btrim(reason_words) <> '') not valid;
alter table skips add constraint skips_reason_given check (
  (reason_code is not null or reason_words is not null) and reason_code ~ '^[a-z][a-z_]*$' and btrim(reason_words) <> '') not valid;
alter table handovers add constraint handovers_reason_given check (
  (reason_code is not null or reason_words is not null) and reason_code ~ '^[a-z][a-z_]*$' and btrim(reason_words) <> '') not valid;

-- What screens show at this moment: one row for each operator and each conversation at most.
update away_times set reason = reason where ended_at is null;
update handovers set reason = reason where ended_at is null;

-- The rows below these ids are completed a batch at a time by a job.
create table reasons_due (
  table_name text primary key check (table_name in ('away_times', 'skips', 'handovers')),
  below_id bigint not null
);
insert into reasons_due
  select 'away_times', max(id) + 1 from away_times having max(id) is not null
  union all select 'skips', max(id) + 1 from skips having max(id) is not null
  union all select 'handovers', max(id) + 1 from handovers having max(id) is not null;

-- Down Migration
drop table reasons_due;
drop trigger away_times_reason on away_times;
drop trigger skips_reason on skips;
drop trigger handovers_reason on handovers;
drop function complete_reason;
drop function reason_texts;
alter table skips drop column reason_code, drop column reason_words, drop column handover_id, alter column reason drop default;
alter table away_times drop column reason_code, drop column reason_words, alter column reason drop default;
alter table handovers drop column reason_code, drop column reason_words, alter column reason drop default;
