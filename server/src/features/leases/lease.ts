import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

/** A conversation in an operator's hands, and until when. */
export type Lease = {
  conversationId: number
  operatorId: number
  id: string
  epoch: number
  expiresAt: string
}

export type InHand = Lease & { isAnswered: boolean }

/** What an operator holds. */
export async function findInHand(db: Db, operatorId: number): Promise<InHand | undefined> {
  const { rows } = await sql<InHand>`
    select q.conversation_id as "conversationId", q.operator_id as "operatorId", q.lease_id as id, q.epoch,
      q.expires_at as "expiresAt", q.due_at is null as "isAnswered"
    from queue_items q
    where q.operator_id = ${operatorId} and q.expires_at is not null`.execute(db)
  return rows[0]
}
