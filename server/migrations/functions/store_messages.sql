-- Stores sent messages with all that follows from each: queue item, conversation, statistics, delivery, audit entry, idempotency
-- key, and the deletion of the draft. The caller has locked their queue items and has decided that they may be sent. Each
-- conversation and each operator occurs at most once. A message is {conversation_id, siteowner_id, operator_id, in_reply_to, turn,
-- type, text, photo_id, gift_id, gift, gift_credits, key, digest, has_webhook, keeps_lease, deliver_after}. With keeps_lease the operator
-- stays in the conversation, and the lease continues. With deliver_after, the seconds until it leaves, the message can be undone.
create or replace function store_messages(messages_to_store jsonb)
returns table (conversation_id bigint, id bigint, sent_at timestamptz, has_webhook boolean)
language plpgsql
-- Some rows of large tables, each looked up by its index.
set plan_cache_mode = force_generic_plan
set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off
as $$
#variable_conflict use_column
begin
  return query
    with given as materialized (
      select g.* from jsonb_to_recordset(messages_to_store) as g (conversation_id bigint, siteowner_id bigint, operator_id bigint,
        in_reply_to bigint, turn text, type text, text text, photo_id bigint, gift_id bigint, gift text, gift_credits int, key text,
        digest bytea, has_webhook boolean, keeps_lease boolean, deliver_after int)
    ), stored as (
      insert into messages as m (conversation_id, siteowner_id, direction, type, body, operator_id, in_reply_to, photo_id, gift_id,
        gift, gift_credits)
      select g.conversation_id, g.siteowner_id, 'out', g.type, g.text, g.operator_id, g.in_reply_to, g.photo_id, g.gift_id, g.gift,
        g.gift_credits
      from given g
      returning m.id, m.conversation_id, m.sent_at
    ), sent as materialized (
      select g.*, s.id, s.sent_at from given g join stored s on s.conversation_id = g.conversation_id
    ), answer as (
      -- Extra replies and extra pokes follow an answer; every other turn can be sent only once.
      insert into answers (conversation_id, in_reply_to, kind, message_id)
      select s.conversation_id, s.in_reply_to, s.turn, s.id from sent s where s.turn in ('starter', 'reply', 'poke')
    ), repeat_guard as (
      insert into idempotency_keys (operator_id, key, digest, message_id)
      select s.operator_id, s.key, s.digest, s.id from sent s
    ), delivery as (
      insert into deliveries (message_id, siteowner_id, conversation_id, next_attempt_at, deliver_at)
      select s.id, s.siteowner_id, s.conversation_id, case when s.has_webhook then a.at end, a.at
      from sent s cross join lateral (select now() + make_interval(secs => coalesce(s.deliver_after, 0)) as at) a
    ), undo_offer as (
      insert into undo_offers as o (operator_id, message_id, conversation_id, queue_item, conversation)
      select s.operator_id, s.id, s.conversation_id, to_jsonb(q), to_jsonb(c)
      from sent s join queue_items q on q.conversation_id = s.conversation_id join conversations c on c.id = s.conversation_id
      where s.deliver_after > 0
      on conflict (operator_id) do update set message_id = excluded.message_id, lease_id = null, conversation_id = excluded.conversation_id,
        queue_item = excluded.queue_item, conversation = excluded.conversation, created_at = excluded.created_at, undone = false
    ), statistics as (
      insert into message_stats_daily as d (day, siteowner_id, operator_id, type, sent)
      select (select day_of(now())), g.siteowner_id, g.operator_id, g.type, 1 from given g
      where g.siteowner_id <> all (array(select r.id from siteowners r where r.is_test))
      on conflict (day, operator_id, siteowner_id, type) do update set sent = d.sent + 1
    ), finished as (
      delete from queue_items q using given g where q.conversation_id = g.conversation_id and not g.keeps_lease
    ), kept as (
      update queue_items q set due_at = null, unanswered = false
      from given g where q.conversation_id = g.conversation_id and g.keeps_lease
    ), conversation as (
      update conversations c
      set status = 'answered', last_message_id = s.id, last_message_type = s.type,
        last_message_at = greatest(c.last_message_at, s.sent_at), last_operator_message_id = s.id,
        last_operator_message_at = s.sent_at, last_operator_id = s.operator_id, message_count = c.message_count + 1,
        first_message_at = least(c.first_message_at, s.sent_at),
        poke_count = c.poke_count + (s.turn in ('poke', 'extra_poke'))::int,
        photo_count = c.photo_count + (s.photo_id is not null)::int,
        silence_from = s.sent_at
      from sent s where c.id = s.conversation_id
    ), writer as (
      insert into conversation_operators (conversation_id, operator_id)
      select g.conversation_id, g.operator_id from given g on conflict do nothing
    ), draft as (
      delete from drafts d using given g where d.conversation_id = g.conversation_id and d.operator_id = g.operator_id
    ), audit as (
      insert into audit_log (operator_id, siteowner_id, action, subject_type, subject_id, details)
      select s.operator_id, s.siteowner_id, 'message.send', 'message', s.id,
        jsonb_build_object('conversation_id', s.conversation_id, 'type', s.type)
      from sent s
    )
    select s.conversation_id, s.id, s.sent_at, s.has_webhook from sent s;
end $$;
