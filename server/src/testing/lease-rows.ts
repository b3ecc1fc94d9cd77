import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Sets the end of a lease to the past. */
export const expireLease = (db: Db, leaseId: string) =>
  db
    .updateTable('queue_items')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .where('lease_id', '=', leaseId)
    .where('expires_at', 'is not', null)
    .execute()

/** Sets the last input of the holder so far back that the lease is no longer renewed. */
export const makeLeaseIdle = (db: Db, leaseId: string) =>
  db
    .updateTable('queue_items')
    .set({ input_at: sql<string>`now() - interval '200 seconds'` })
    .where('lease_id', '=', leaseId)
    .execute()

/** The conversation of a customer who has at most one. */
export async function findConversationOf(db: Db, customerId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('conversations')
    .where('customer_id', '=', customerId)
    .select('id')
    .executeTakeFirst()
  return found?.id
}
