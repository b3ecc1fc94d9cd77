-- Brings the history up to date: entries of messages that have changed, new messages and skips, and then those from before there was
-- a history, newest first. Only one connection does it at a time. Ids are given before a transaction ends, so that ids below the
-- newest entry can still appear: `overlap` of them are looked at again.
-- @returns the number of entries that were made or changed
create or replace function fill_history(most int, overlap int) returns int language plpgsql
-- A plan for all calls, which looks each row up: to plan all months takes longer than the work. `not exists` would allow a plan that was
-- made for an empty month to read the whole month for each row; a subquery in the place of a value does not. `offset 0` has the same
-- purpose: a join could read the entries of all skips for each change.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
declare
  done int := 0;
  added int;
  newest bigint;
  oldest bigint;
begin
  if not pg_try_advisory_xact_lock(hashtext('fill_history')) then return 0; end if;

  with taken as (
    delete from history_changes where id = any (array(select id from history_changes order by id limit most))
    returning message_id, message_created_at
  ), entries as (
    select e.id, e.at,
      (select s.words from sent_messages_for_history s
        where s.message_id = t.message_id and s.message_created_at = t.message_created_at) as words
    from taken t cross join lateral (
      select e.id, e.at from history_entries e
      where e.message_id = t.message_id and e.at = t.message_created_at and e.skip_id is null offset 0) e
    union all
    select e.id, e.at, (select s.words from skips_for_history s where s.skip_id = e.skip_id) as words
    from taken t cross join lateral (
      select e.id, e.at, e.skip_id from history_entries e
      where e.message_id = t.message_id and e.at >= t.message_created_at and e.skip_id is not null offset 0) e
  ), changed as (
    select id, at, words from entries where words is not null
  )
  update history_entries e set words = c.words from changed c where e.id = c.id and e.at = c.at;
  get diagnostics done = row_count;

  newest := coalesce((select max(message_id) from history_entries where skip_id is null), (select max(id) from messages));
  insert into history_entries (at, message_id, message_created_at, words)
  select s.at, s.message_id, s.message_created_at, s.words
  from sent_messages_for_history s
  where s.message_id > newest - overlap
    and (select e.message_id from history_entries e where e.message_id = s.message_id and e.at = s.at and e.skip_id is null) is null
  order by s.message_id limit most
  on conflict do nothing;
  get diagnostics added = row_count;
  done := done + added;

  newest := coalesce((select max(skip_id) from history_entries where skip_id is not null), (select max(id) from skips));
  insert into history_entries (at, message_id, message_created_at, skip_id, words)
  select s.at, s.message_id, s.message_created_at, s.skip_id, s.words
  from skips_for_history s
  where s.skip_id > newest - overlap
    and (select e.skip_id from history_entries e where e.skip_id = s.skip_id and e.at = s.at) is null
  order by s.skip_id limit most
  on conflict do nothing;
  get diagnostics added = row_count;
  done := done + added;
  if done > 0 then return done; end if;

  select min(message_id) into oldest from history_entries where skip_id is null;
  insert into history_entries (at, message_id, message_created_at, words)
  select s.at, s.message_id, s.message_created_at, s.words
  from sent_messages_for_history s
  where s.message_id < oldest order by s.message_id desc limit most
  on conflict do nothing;
  get diagnostics added = row_count;
  done := done + added;

  select min(skip_id) into oldest from history_entries where skip_id is not null;
  insert into history_entries (at, message_id, message_created_at, skip_id, words)
  select s.at, s.message_id, s.message_created_at, s.skip_id, s.words
  from skips_for_history s
  where s.skip_id < oldest order by s.skip_id desc limit most
  on conflict do nothing;
  get diagnostics added = row_count;
  return done + added;
end $$;
