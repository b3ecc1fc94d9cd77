import { leaseSeconds } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, violatedConstraint } from '../../platform/database.ts'
import type { Lease } from './lease.ts'

/**
 * Keeps a lease for another 90 seconds, by an act of its holder. One that has run out comes back to life when nobody else took the conversation.
 * @returns null when it is lost: taken by another, given back, or this operator holds another conversation now
 */
export async function renewLease(db: Db, operatorId: number, leaseId: string): Promise<Lease | null> {
  try {
    const row = await db
      .updateTable('queue_items')
      .set({
        expires_at: sql<string>`now() + make_interval(secs => ${sql.lit(leaseSeconds)})`,
        input_at: sql<string>`now()`,
      })
      .where('lease_id', '=', leaseId)
      .where('operator_id', '=', operatorId)
      .returning([
        'conversation_id as conversationId',
        sql<number>`operator_id`.as('operatorId'),
        sql<string>`lease_id`.as('id'),
        'epoch',
        sql<string>`expires_at`.as('expiresAt'),
      ])
      .executeTakeFirst()
    return row ?? null
  } catch (error) {
    if (violatedConstraint(error) === 'queue_items_lease') return null
    throw error
  }
}
