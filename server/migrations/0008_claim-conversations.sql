-- Up Migration

-- Serves all who ask for work at one moment, in their order, in one statement: to each the conversation that has waited
-- longest of those the caller may take. A caller is {operator_id, kinds, languages, siteowner_ids, segments, exclude}; null
-- siteowner_ids or segments mean all. One who holds a conversation gets none; one that another statement is just taking is passed over.
create function claim_conversations(callers jsonb, lease_seconds int)
returns table (operator_id bigint, conversation_id bigint, lease_id uuid, epoch bigint, expires_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
declare
  caller record;
begin
  for caller in
    select c.* from jsonb_to_recordset(callers) as c (
      operator_id bigint, kinds text[], languages text[], siteowner_ids bigint[], segments text[], exclude bigint[])
    join operators o on o.id = c.operator_id and o.suspended_at is null
  loop
    continue when exists (
      select from queue_items q where q.operator_id = caller.operator_id and q.expires_at is not null);
    return query
      update queue_items q
      set previous_lease_id = q.lease_id, previous_operator_id = q.operator_id, lease_id = gen_random_uuid(),
        operator_id = caller.operator_id, epoch = nextval('queue_items_epoch'),
        expires_at = now() + make_interval(secs => lease_seconds), opened = true
      where q.conversation_id = (
        select w.conversation_id from queue_items w
        where w.expires_at is null and not w.held and w.due_at <= now()
          and w.kind = any (caller.kinds) and w.language = any (caller.languages)
          and (caller.siteowner_ids is null or w.siteowner_id = any (caller.siteowner_ids))
          and (w.segment is null or caller.segments is null or w.segment = any (caller.segments))
          and w.conversation_id <> all (caller.exclude)
        order by w.due_at, w.conversation_id
        limit 1
        for update skip locked)
      returning q.operator_id, q.conversation_id, q.lease_id, q.epoch, q.expires_at;
  end loop;
end $$;

-- Down Migration
drop function claim_conversations;
