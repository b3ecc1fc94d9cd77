-- Sends answers of several operators at once: those that are ordinary. An ordinary answer is a reply to the customer's newest
-- message, which the operator has seen, in a conversation that is open and due and has no open inquiry, under its last lease, with a
-- new key, whose text was checked in the language of the conversation, for a site owner that has neither lengths stopped nor another
-- language asked about. The others change nothing and are not returned: the caller
-- sends each by itself, and decides there. Rows that another transaction has locked make an answer unusual, because a batch must not
-- wait. Each conversation and each operator occurs at most once. An answer is {conversation_id, operator_id, lease_id, epoch,
-- in_reply_to, last_seen_id, text, language, key, digest, stays, deliver_after}. Without a language, the text was checked in all. With stays, the
-- operator stays in the conversation unless the lease has expired.
create or replace function send_answers(answers jsonb)
returns table (conversation_id bigint, id bigint, sent_at timestamptz, has_webhook boolean)
language plpgsql
set plan_cache_mode = force_generic_plan set join_collapse_limit = 1
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
declare
  ordinary jsonb;
begin
  with asked as materialized (
    select e.answer, a.* from jsonb_array_elements(answers) e (answer) cross join lateral jsonb_to_record(e.answer)
      as a (conversation_id bigint, operator_id bigint, lease_id uuid, epoch bigint, in_reply_to bigint, last_seen_id bigint,
        language text, key text, stays boolean)
  ), held as materialized (
    select a.answer, a.conversation_id, a.operator_id, c.siteowner_id, s.webhook_url is not null as has_webhook,
      a.stays and q.expires_at is not null as keeps_lease
    from asked a
    join queue_items q on q.conversation_id = a.conversation_id
    join conversations c on c.id = q.conversation_id
    join siteowners s on s.id = c.siteowner_id
    where q.lease_id = a.lease_id and q.epoch = a.epoch and q.operator_id = a.operator_id
      and q.kind = 'reply' and q.due_at is not null and not q.held and not q.asked and not q.for_master and c.status = 'open'
      and not s.length_stops
      and not exists (select from send_checks k where k.siteowner_id = s.id and k.kind = 'language')
      and coalesce(a.language = c.language, true)
      and q.customer_message_id = a.in_reply_to
      and coalesce(a.last_seen_id >= greatest(c.last_message_id, q.customer_message_id), true)
      and coalesce(q.edit_epoch <> q.epoch or q.edit_id <= coalesce(a.last_seen_id, a.in_reply_to), true)
      and not exists (select from idempotency_keys k where k.operator_id = a.operator_id and k.key = a.key)
      and not exists (
        select from answers n where n.conversation_id = a.conversation_id and n.in_reply_to = a.in_reply_to and n.kind = 'reply')
    for update of q skip locked for no key update of c skip locked
  ), counted as materialized (
    select h.conversation_id from held h join message_stats_daily d
      on d.day = (select day_of(now())) and d.operator_id = h.operator_id and d.siteowner_id = h.siteowner_id and d.type = 'reply'
    for no key update of d skip locked
  ), drafted as materialized (
    select h.conversation_id from held h
    join drafts d on d.conversation_id = h.conversation_id and d.operator_id = h.operator_id
    for update of d skip locked
  )
  select jsonb_agg(h.answer || jsonb_build_object('siteowner_id', h.siteowner_id, 'has_webhook', h.has_webhook,
    'keeps_lease', h.keeps_lease, 'turn', 'reply', 'type', 'reply'))
  into ordinary
  from held h
  where (h.conversation_id in (select n.conversation_id from counted n) or not exists (
      select from message_stats_daily d where d.day = (select day_of(now())) and d.operator_id = h.operator_id
        and d.siteowner_id = h.siteowner_id and d.type = 'reply'))
    and (h.conversation_id in (select d.conversation_id from drafted d) or not exists (
      select from drafts d where d.conversation_id = h.conversation_id and d.operator_id = h.operator_id));
  if ordinary is null then return; end if;
  return query select * from store_messages(ordinary);
end $$;
