import type { Lease as LeaseAnswer } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, violatedConstraint } from '../../../platform/database.ts'
import { leaseSeconds } from './lease-time.ts'

/** A conversation in hand, with the end of its lease. */
export type Lease = {
  conversationId: number
  operatorId: number
  id: string
  epoch: number
  expiresAt: string
  /** Seconds that it lasts after a renewal. */
  seconds: number
}

export type InHand = Lease & {
  isAnswered: boolean
  /** It has expired, and is not swept yet. */
  hasExpired: boolean
}

/** The columns of a lease; `q` is the queue item. */
export const leaseColumns = sql`q.conversation_id as "conversationId", q.operator_id as "operatorId", q.lease_id as id, q.epoch,
  q.expires_at as "expiresAt", ${leaseSeconds} as seconds`

/** A lease for its holder. */
export const presentLease = ({ id, epoch, expiresAt, seconds }: Lease): LeaseAnswer => ({
  id,
  epoch,
  expires_at: expiresAt,
  seconds,
})

/** The conversation that an operator has in hand. */
export async function findInHand(db: Db, operatorId: number): Promise<InHand | undefined> {
  const { rows } = await sql<InHand>`
    select ${leaseColumns}, q.due_at is null as "isAnswered", q.expires_at <= now() as "hasExpired"
    from queue_items q
    where q.operator_id = ${operatorId} and q.expires_at is not null`.execute(db)
  return rows[0]
}

/** The operator got a lease by another request at the same moment. */
export function hasLeaseAlready(error: unknown): boolean {
  return violatedConstraint(error) === 'queue_items_lease'
}
