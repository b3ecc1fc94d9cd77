import type { SentMessageType } from '@panel/contract'
import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { UndoOffers } from '../../../platform/database-types.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { timeInThread } from '../../conversations/thread-rows.ts'
import { zone } from '../poke-rules/clock.ts'

/**
 * Removes a message that has not left, with all that `store_messages` has made of it, and what was counted for it. Its text becomes a
 * draft of its operator. The customer, the queue item and the delivery are locked.
 * @returns the text
 * @throws {AppError} `undo_too_late` when a later message has followed, or the message was reported
 */
export async function withdrawMessage(tx: Tx, offer: Selectable<UndoOffers>): Promise<string> {
  const { message_id: id, operator_id, conversation_id } = offer
  await restoreConversation(tx, offer)
  const { rows } = await sql<Withdrawn>`
    delete from messages m where m.id = ${id} and m.created_at = (select d.created_at from deliveries d where d.message_id = ${id})
      and not exists (select from report_cases r where r.message_id = m.id)
    returning body, siteowner_id, created_at, type, answered_at is not null as was_answered`.execute(tx)
  const message = rows[0]
  if (!message) throw new AppError('undo_too_late')
  await uncount(tx, offer, message)
  await sql`
    with delivery as (delete from deliveries where message_id = ${id} or deleted_message_id = ${id}),
    answer as (delete from answers where message_id = ${id}),
    repeat_guard as (delete from idempotency_keys where message_id = ${id}),
    fact as (delete from told_facts where conversation_id = ${conversation_id} and message_id = ${id}),
    entry as (delete from history_entries where message_id = ${id} and at = ${message.created_at}),
    offer as (update undo_offers set undone = true where operator_id = ${operator_id} and message_id = ${id}),
    writer as (
      delete from conversation_operators where conversation_id = ${conversation_id} and operator_id = ${operator_id}
        and not exists (select from all_messages m
          where m.conversation_id = ${conversation_id} and m.operator_id = ${operator_id} and m.id <> ${id})
    )
    insert into drafts as d (conversation_id, operator_id, body)
    select ${conversation_id}, ${operator_id}, ${message.body} where ${message.body} <> ''
    on conflict (conversation_id, operator_id) do update
      set body = excluded.body || e'\n\n' || d.body, updated_at = now()`.execute(tx)
  return message.body
}

type Withdrawn = {
  body: string
  siteowner_id: number
  created_at: string
  type: SentMessageType
  /** The customer has written after it. */
  was_answered: boolean
}

/** It does not count in the statistics, and a poke not in the customer's budget of its day. */
async function uncount(
  tx: Tx,
  { operator_id, conversation_id }: Selectable<UndoOffers>,
  { siteowner_id, created_at, type, was_answered }: Withdrawn,
) {
  await sql`delete from stats_changes where created_at = ${created_at} and conversation_id = ${conversation_id}`.execute(
    tx,
  )
  const ofDay = sql`day = day_of(${created_at}) and operator_id = ${operator_id} and siteowner_id = ${siteowner_id} and type = ${type}`
  await sql`update message_stats_daily set sent = sent - 1, answered = answered - ${Number(was_answered)} where ${ofDay}`.execute(
    tx,
  )
  await sql`delete from message_stats_daily where sent = 0 and ${ofDay}`.execute(tx)
  if (isPoke(type)) await uncountPoke(tx, conversation_id, created_at)
}

/** Whether it was sent from the poke queue. */
const isPoke = (type: SentMessageType) => /^(starter|poke|extra_poke)/.test(type)

/**
 * The conversation is as it was before the message. What a customer's newer message has changed since stays.
 */
async function restoreConversation(
  tx: Tx,
  { message_id, conversation_id, conversation }: Selectable<UndoOffers>,
) {
  const { numAffectedRows } = await sql`
    update conversations c set
      last_operator_message_id = o.last_operator_message_id, last_operator_message_at = o.last_operator_message_at,
      last_operator_id = o.last_operator_id, message_count = c.message_count - 1,
      photo_count = c.photo_count - (select (m.photo_id is not null)::int from messages m where m.id = ${message_id}),
      first_message_at = case when c.message_count = 1 then null else c.first_message_at end,
      status = case when n.is_newer then c.status else o.status end,
      poke_count = case when n.is_newer then c.poke_count else o.poke_count end,
      silence_from = case when n.is_newer then c.silence_from else o.silence_from end,
      last_message_id = case when n.is_newer then c.last_message_id else o.last_message_id end,
      last_message_type = case when n.is_newer then c.last_message_type else o.last_message_type end,
      -- What the site itself wrote since then is in the thread too.
      last_message_at = greatest(case when n.is_newer then greatest(c.last_customer_time, o.last_message_at) else o.last_message_at end,
        (select max(${timeInThread}) from messages m where m.conversation_id = o.id and m.id > ${message_id} and m.direction in ('site', 'past')))
    from jsonb_populate_record(null::conversations, ${JSON.stringify(conversation)}::jsonb) o
      cross join lateral (select c2.last_message_id <> ${message_id} as is_newer from conversations c2 where c2.id = o.id) n
    where c.id = ${conversation_id} and c.last_operator_message_id = ${message_id}`.execute(tx)
  if (!numAffectedRows) throw new AppError('undo_too_late')
}

/** A poke that was not sent does not count in the customer's budget of its day. */
async function uncountPoke(tx: Tx, conversationId: number, sentAt: string) {
  const ofDay = sql`(customer_id, day) = (
    select cu.id, (${sentAt}::timestamptz at time zone ${zone})::date
    from conversations c join customers cu on cu.id = c.customer_id join poke_rules r on r.siteowner_id = c.siteowner_id
    where c.id = ${conversationId})`
  // A day without pokes has no row.
  const { numAffectedRows } = await sql`delete from poke_days where sent = 1 and ${ofDay}`.execute(tx)
  if (!numAffectedRows) await sql`update poke_days set sent = sent - 1 where ${ofDay}`.execute(tx)
}
