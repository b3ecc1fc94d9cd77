import { sql } from 'kysely'
import { expect } from 'vitest'
import { hasRule } from '../features/answering/leaving/ignore-rules.ts'
import type { Db } from '../platform/database.ts'

/** The responses that the operators got. */
type Known = {
  /** The message of each acknowledged key. */
  messages: Iterable<number>
  /** The last message that the operator saw before sending each of them. */
  seen: Iterable<[message: number, seen: number]>
  /** Acknowledged actions that end a lease, with that lease: `skip 0b0e…`. */
  left: Iterable<string>
}

/** What must be true when no request is in progress. */
export async function checkProperties(db: Db, siteownerId: number, known: Known) {
  const ours = { siteowner: siteownerId }
  // No message of a customer has two answers.
  const secondAnswers = await sql`select in_reply_to from messages
    where siteowner_id = ${ours.siteowner} and type = 'reply' group by conversation_id, in_reply_to having count(*) > 1`.execute(
    db,
  )
  expect(secondAnswers.rows).toEqual([])
  // No waiting message is lost: an unanswered one is in the queue, and the item refers to the newest message.
  const lost =
    await sql`select c.id from conversations c left join queue_items q on q.conversation_id = c.id and q.due_at is not null
    where c.siteowner_id = ${ours.siteowner} and c.status = 'open'
      and (q.conversation_id is null or q.customer_message_id is distinct from c.last_customer_message_id)`.execute(
      db,
    )
  expect(lost.rows).toEqual([])
  const itemsWithoutNeed =
    await sql`select c.id from conversations c join queue_items q on q.conversation_id = c.id
    where c.siteowner_id = ${ours.siteowner} and c.status = 'answered' and q.due_at is not null`.execute(db)
  expect(itemsWithoutNeed.rows).toEqual([])
  // Each acknowledged key has sent one message, and there are no others.
  const sent = await sql<{
    id: number
  }>`select id from messages where siteowner_id = ${ours.siteowner} and direction = 'out' order by id`.execute(
    db,
  )
  expect(sent.rows.map(({ id }) => id)).toEqual([...new Set(known.messages)].sort((a, b) => a - b))
  // Nothing was sent over a message that its sender had not seen.
  const seen = [...known.seen]
  const { rows: unseen } = await sql`
    select m.id from unnest(${seen.map(([id]) => id)}::bigint[], ${seen.map(([, id]) => id)}::bigint[]) as s (id, seen)
      join messages m on m.id = s.id join messages newer on newer.conversation_id = m.conversation_id
    where newer.id > s.seen and newer.id < m.id`.execute(db)
  expect(unseen).toEqual([])
  // Every sent message has a delivery, and is counted.
  const { rows: totals } = await sql<{
    deliveries: number
    sent: number
    answered: number
    counted: number
  }>`select
    (select count(*) from deliveries where siteowner_id = ${ours.siteowner}) as deliveries,
    (select coalesce(sum(sent), 0) from message_stats_daily where siteowner_id = ${ours.siteowner}) as sent,
    (select coalesce(sum(answered), 0) from message_stats_daily where siteowner_id = ${ours.siteowner}) as answered,
    (select count(*) from messages m where siteowner_id = ${ours.siteowner} and direction = 'out' and exists (
      select from messages i where i.conversation_id = m.conversation_id and i.direction = 'in' and i.id > m.id)) as counted`.execute(
    db,
  )
  const [total] = totals
  expect(total).toMatchObject({
    deliveries: sent.rows.length,
    sent: sent.rows.length,
    answered: total?.counted,
  })
  await checkStates(db, siteownerId)
  // Every acknowledged skip, handover and ignore is stored once, and there are no others.
  const { rows: left } = await sql<{ action: string }>`
    select 'skip ' || s.lease_id as action from skips s join conversations c on c.id = s.conversation_id where c.siteowner_id = ${siteownerId}
    union all
    select 'handover ' || h.lease_id from handovers h join conversations c on c.id = h.conversation_id
    where c.siteowner_id = ${siteownerId} and h.lease_id is not null
    union all
    select 'ignore ' || i.lease_id from ignores i join conversations c on c.id = i.conversation_id where c.siteowner_id = ${siteownerId}`.execute(
    db,
  )
  expect(left.map(({ action }) => action).sort()).toEqual([...known.left].sort())
}

/**
 * A customer who waits for an answer is exactly one of: in the queue, in hand, ignored. A master can have taken an ignored
 * conversation, which is then in no queue.
 */
async function checkStates(db: Db, siteownerId: number) {
  const { rows } = await sql<{ id: number; status: string }>`
    select c.id, c.status from conversations c left join queue_items q on q.conversation_id = c.id
    where c.siteowner_id = ${siteownerId} and not case c.status
      when 'open' then q.due_at is not null
      when 'ignored' then (q.conversation_id is null or q.due_at is null and q.expires_at is not null) and exists (
        select from ignores i where i.conversation_id = c.id and i.ended_at is null)
      else q.due_at is null and c.last_operator_message_id > c.last_customer_message_id end`.execute(db)
  expect(rows).toEqual([])
  // What had to end with the customer's next message, or with the answer, has ended.
  const { rows: stale } = await sql`
    select i.id from ignores i join conversations c on c.id = i.conversation_id
    where c.siteowner_id = ${siteownerId} and i.ended_at is null and ${hasRule('ends_on_customer_message')} and c.status = 'open'`.execute(
    db,
  )
  expect(stale).toEqual([])
  // It is for masters while a handover is open.
  const { rows: wrongHandovers } = await sql`
    select c.id from conversations c left join queue_items q on q.conversation_id = c.id
    where c.siteowner_id = ${siteownerId} and coalesce(q.for_master, false) <> exists (
      select from handovers h where h.conversation_id = c.id and h.ended_at is null)`.execute(db)
  expect(wrongHandovers).toEqual([])
}
