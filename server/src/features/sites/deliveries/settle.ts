import type { SiteRefusal } from '@panel/contract'
import { cutText } from '@panel/contract/rules/cut'
import { sql } from 'kysely'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'

/** A conversation whose delivery has changed, with its holder. The id is null for a profile text. */
type ChangedConversation = { id: number | null; operatorId: number | null }

/** Marks messages as delivered, also when a slower attempt delivered them. Call `makeNextDue` afterwards. */
export async function markDelivered(db: Db, messageIds: number[]) {
  await transaction(db, async (tx) => {
    const { rows } = await sql<ChangedConversation>`
      with marked as (
        update deliveries
        set status = 'delivered', delivered_at = now(), next_attempt_at = null, last_error = null, refusal_code = null,
          refusal_reason = null, wakes_on_success = false
        where message_id = any(${messageIds}::bigint[]) and status <> 'delivered'
        returning conversation_id
      )
      select distinct ${conversationAndHolder} from marked m ${withHolder}`.execute(tx)
    announceDeliveries(tx, rows)
  })
}

/** A failed attempt. */
export type FailedAttempt = {
  messageId: number
  attempt: number
  error: string
  /** The beginning of what the site answered. It can repeat words of the message, so it is in no log. */
  answer: string | undefined
  refusal: SiteRefusal | undefined
  /** Seconds until the next attempt, or null if there is none. */
  pause: number | null
  /** Whether the next attempt is made as soon as the site accepts something else. */
  wakesOnSuccess: boolean
}

/** Stores failed attempts; those without a next one are dead. Call `makeNextDue` afterwards. */
export async function markFailed(db: Db, failed: FailedAttempt[]) {
  await transaction(db, async (tx) => {
    const { rows } = await sql<ChangedConversation>`
      with failed as (
        select * from unnest(
          ${failed.map((one) => one.messageId)}::bigint[], ${failed.map((one) => one.attempt)}::int[],
          ${failed.map(lastErrorOf)}::text[], ${failed.map((one) => one.pause)}::float8[],
          ${failed.map((one) => one.refusal?.code)}::text[], ${failed.map((one) => one.refusal?.reason)}::text[],
          ${failed.map((one) => one.wakesOnSuccess)}::boolean[]
        ) as f (message_id, attempt, error, pause, code, reason, wakes_on_success)
      ), marked as (
        update deliveries d
        set status = case when f.pause is null then 'dead' else 'pending' end,
          next_attempt_at = now() + make_interval(secs => f.pause), last_error = f.error,
          refusal_code = f.code, refusal_reason = f.reason, wakes_on_success = f.wakes_on_success
        from failed f
        where d.message_id = f.message_id and d.attempts = f.attempt and d.status = 'pending'
        returning d.conversation_id, d.status
      )
      select distinct ${conversationAndHolder} from marked m ${withHolder} where m.status = 'dead'`.execute(
      tx,
    )
    announceDeliveries(tx, rows)
  })
}

const lastErrorOf = ({ error, answer }: FailedAttempt) =>
  `${cutText(error, 500)}${answer ? `: ${answer}` : ''}`

const conversationAndHolder = sql`m.conversation_id as id, q.operator_id as "operatorId"`
const withHolder = sql`left join queue_items q on q.conversation_id = m.conversation_id and q.expires_at is not null`

function announceDeliveries(tx: Tx, conversations: ChangedConversation[]) {
  for (const { id, operatorId } of conversations)
    announce(tx, id === null ? { topic: 'profile_texts' } : { topic: 'conversation', id, operatorId })
}

/** What keeps an order: a conversation, or a hold. */
type Ordered = { conversationId: number | null; holdId: number | null }

/**
 * Makes the next delivery of these conversations and holds due after an earlier one is delivered or dead. Call it after that commit: a
 * new statement also sees, and waits for, a delivery that is being postponed at this moment.
 */
export async function makeNextDue(db: Db, settled: Ordered[]) {
  const conversationIds = [...new Set(settled.flatMap((one) => one.conversationId ?? []))]
  const holdIds = [...new Set(settled.flatMap((one) => one.holdId ?? []))]
  if (conversationIds.length > 0) await makeNextOfDue(db, 'conversation_id', conversationIds)
  if (holdIds.length > 0) await makeNextOfDue(db, 'hold_id', holdIds)
}

async function makeNextOfDue(db: Db, subject: 'conversation_id' | 'hold_id', ids: number[]) {
  const [earlier, later] = [sql.ref(`e.${subject}`), sql.ref(`d.${subject}`)]
  await transaction(db, async (tx) => {
    const { rows } = await sql`
      with next as materialized (
        select d.message_id from deliveries d
        where ${later} = any(${ids}::bigint[]) and d.status = 'pending' and d.attempts = 0
          and d.next_attempt_at is not null and not exists (
            select from deliveries e
            where ${earlier} = ${later} and e.message_id < d.message_id and e.status = 'pending'
              and e.next_attempt_at is not null)
        order by d.message_id
        for update
      )
      update deliveries d set next_attempt_at = greatest(now(), d.deliver_at) from next where d.message_id = next.message_id
      returning d.message_id`.execute(tx)
    if (rows.length > 0) announce(tx, { topic: 'deliveries' })
  })
}

/** How often a delivery is tried again early, at most: a message that always fails must not fail faster because others arrive. */
export const maxWakes = 5

/** Makes due what waits for these sites after a failure: they have just accepted something. */
export async function wakeWaiting(db: Db, siteownerIds: number[]) {
  await transaction(db, async (tx) => {
    const { rows } = await sql`
      update deliveries set next_attempt_at = now(), wakes = wakes + 1, wakes_on_success = false
      where message_id in (
        select message_id from deliveries
        where siteowner_id = any(${siteownerIds}::bigint[]) and wakes_on_success and next_attempt_at is not null order by message_id for update skip locked)
      returning message_id`.execute(tx)
    if (rows.length > 0) announce(tx, { topic: 'deliveries' })
  })
}
