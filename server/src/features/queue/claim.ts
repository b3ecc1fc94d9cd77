import { randomUUID } from 'node:crypto'
import { leaseSeconds } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, violatedConstraint } from '../../platform/database.ts'
import { type Eligibility, isEligible, isWaiting } from './eligible.ts'

/** A conversation in an operator's hands, and until when. */
export type Lease = {
  conversationId: number
  operatorId: number
  id: string
  epoch: number
  expiresAt: string
}

/** One operator's wish for work. */
export type Caller = { operatorId: number; eligibility: Eligibility; exclude: number[] }

/**
 * Gives each caller the conversation that has waited longest of those it may take, or none. All callers of one call have
 * the same eligibility and exclusions: one statement serves them, the oldest item to the first.
 */
export async function claimItems(db: Db, callers: Caller[]): Promise<Lease[]> {
  const [first] = callers
  if (!first || first.eligibility.kinds.length === 0) return []
  const operatorIds = callers.map((caller) => caller.operatorId)
  const leaseIds = callers.map(() => randomUUID())
  const { rows } = await sql<Lease>`
    with callers as materialized (
      select c.operator_id, c.lease_id, row_number() over (order by c.place) as place
      from unnest(${operatorIds}::bigint[], ${leaseIds}::uuid[]) with ordinality as c (operator_id, lease_id, place)
      join operators o on o.id = c.operator_id and o.suspended_at is null
    ), oldest as materialized (
      select q.conversation_id, q.due_at
      from queue_items q
      where ${isWaiting} and ${isEligible(first.eligibility)} and q.conversation_id <> all(${first.exclude}::bigint[])
      order by q.due_at, q.conversation_id
      limit ${callers.length}
      for update skip locked
    ), taken as (
      select conversation_id, row_number() over (order by due_at, conversation_id) as place from oldest
    )
    update queue_items q
    set previous_lease_id = q.lease_id, previous_operator_id = q.operator_id, lease_id = c.lease_id, operator_id = c.operator_id, epoch = nextval('queue_items_epoch'),
      expires_at = now() + make_interval(secs => ${sql.lit(leaseSeconds)}), opened = true
    from taken t join callers c on c.place = t.place
    where q.conversation_id = t.conversation_id
    returning q.conversation_id as "conversationId", q.operator_id as "operatorId", q.lease_id as id, q.epoch,
      q.expires_at as "expiresAt"`.execute(db)
  return rows
}

/** This operator took a conversation through another call at the same moment. */
export function holdsAnother(error: unknown): boolean {
  return violatedConstraint(error) === 'queue_items_lease'
}

export type InHand = Lease & { isAnswered: boolean }

/** What these operators hold. */
export async function findInHand(db: Db, operatorIds: number[]): Promise<InHand[]> {
  const { rows } = await sql<InHand>`
    select q.conversation_id as "conversationId", q.operator_id as "operatorId", q.lease_id as id, q.epoch,
      q.expires_at as "expiresAt", q.due_at is null as "isAnswered"
    from queue_items q
    where q.operator_id = any(${operatorIds}::bigint[]) and q.expires_at is not null`.execute(db)
  return rows
}
