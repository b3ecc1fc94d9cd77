-- Up Migration

-- What waits, by language: an operator of one language never walks past what waits in the others.
create index queue_items_waiting on queue_items (language, due_at, conversation_id) where expires_at is null and not held;

-- Checked once per claim for nothing: the function below takes the ids from operators, whose rows are never deleted.
alter table queue_items drop constraint queue_items_operator_id_fkey;

-- Serves all who ask for work at one moment. A group is {operator_ids, kinds, languages, siteowner_ids, segments, exclude}:
-- operators who may take the same, in the order they asked; null siteowner_ids or segments mean all. Each gets the
-- conversation that has waited longest of those left. One who holds a conversation, or is suspended, gets none.
create function claim_conversations(groups jsonb, lease_seconds int)
returns table (operator_id bigint, conversation_id bigint, lease_id uuid, epoch bigint, expires_at timestamptz)
language plpgsql
-- The table is small, and its statistics are never of this moment. Whatever they say: walk the index, oldest first.
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_hashjoin = off
as $$
#variable_conflict use_column
declare
  asked record;
  holders bigint[];
  takers bigint[];
  free bigint[];
begin
  for asked in
    select g.* from jsonb_to_recordset(groups) as g (
      operator_ids bigint[], kinds text[], languages text[], siteowner_ids bigint[], segments text[], exclude bigint[])
  loop
    holders := array(
      select q.operator_id from queue_items q
      where q.operator_id = any (asked.operator_ids) and q.expires_at is not null);
    takers := array(
      select o.id from operators o
      where o.id = any (asked.operator_ids) and o.suspended_at is null and o.id <> all (holders)
      order by array_position(asked.operator_ids, o.id));
    -- What another statement is just taking is passed over, not waited for. The two differ in the index they walk.
    if cardinality(asked.languages) = 1 then
      free := array(
        select q.conversation_id from queue_items q
        where q.language = asked.languages[1] and q.expires_at is null and not q.held and q.due_at <= now() and q.kind = any (asked.kinds)
          and (asked.siteowner_ids is null or q.siteowner_id = any (asked.siteowner_ids))
          and (q.segment is null or asked.segments is null or q.segment = any (asked.segments))
          and q.conversation_id <> all (asked.exclude)
        order by q.due_at, q.conversation_id
        limit cardinality(takers)
        for update skip locked);
    else
      free := array(
        select q.conversation_id from queue_items q
        where q.language = any (asked.languages) and q.expires_at is null and not q.held and q.due_at <= now() and q.kind = any (asked.kinds)
          and (asked.siteowner_ids is null or q.siteowner_id = any (asked.siteowner_ids))
          and (q.segment is null or asked.segments is null or q.segment = any (asked.segments))
          and q.conversation_id <> all (asked.exclude)
        order by q.due_at, q.conversation_id
        limit cardinality(takers)
        for update skip locked);
    end if;
    return query
      update queue_items q
      set previous_lease_id = q.lease_id, previous_operator_id = q.operator_id, lease_id = gen_random_uuid(),
        operator_id = takers[f.place], epoch = nextval('queue_items_epoch'),
        expires_at = now() + make_interval(secs => lease_seconds), opened = true
      from unnest(free) with ordinality f (id, place)
      where q.conversation_id = f.id
      returning q.operator_id, q.conversation_id, q.lease_id, q.epoch, q.expires_at;
  end loop;
end $$;

-- Down Migration
drop function claim_conversations;
alter table queue_items add foreign key (operator_id) references operators;
drop index queue_items_waiting;
