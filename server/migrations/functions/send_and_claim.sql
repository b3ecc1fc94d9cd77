-- Sends answers (`send_answers`), then serves the senders who want the next conversation (`claim_conversations`, which has the shape
-- of groups). Who has sent nothing, because the answer is not ordinary, gets nothing. A row with a message_id is a stored answer; one
-- without is a lease of the next conversation.
create or replace function send_and_claim(answers jsonb, groups jsonb, lease_seconds int)
returns table (conversation_id bigint, message_id bigint, sent_at timestamptz, has_webhook boolean, operator_id bigint,
  lease_id uuid, epoch bigint, expires_at timestamptz)
language plpgsql
as $$
#variable_conflict use_column
declare
  answered bigint[] := '{}';
  senders bigint[];
begin
  for conversation_id, message_id, sent_at, has_webhook in select s.* from send_answers(answers) s loop
    answered := answered || conversation_id;
    return next;
  end loop;
  if answered = '{}' or groups = '[]' then return; end if;
  senders := array(
    select (a ->> 'operator_id')::bigint from jsonb_array_elements(answers) a
    where (a ->> 'conversation_id')::bigint = any (answered));
  return query
    select q.conversation_id, null::bigint, null::timestamptz, null::boolean, q.operator_id, q.lease_id, q.epoch, q.expires_at
    from claim_conversations((
      select jsonb_agg(jsonb_set(g, '{operator_ids}', (
        select coalesce(jsonb_agg(o), '[]') from jsonb_array_elements(g -> 'operator_ids') o where o::bigint = any (senders))))
      from jsonb_array_elements(groups) g), lease_seconds) q;
end $$;
