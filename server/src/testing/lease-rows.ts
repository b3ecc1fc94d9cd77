import { sql } from 'kysely'
import type { Db } from '../platform/database.ts'

/** Time passes for one lease: it has run out. */
export const letExpire = (db: Db, leaseId: string) =>
  db
    .updateTable('queue_items')
    .set({ expires_at: sql<string>`now() - interval '1 second'` })
    .where('lease_id', '=', leaseId)
    .where('expires_at', 'is not', null)
    .execute()

/** Time passes for one lease: its holder has given no input for longer than a lease is renewed without. */
export const letIdle = (db: Db, leaseId: string) =>
  db
    .updateTable('queue_items')
    .set({ input_at: sql<string>`now() - interval '200 seconds'` })
    .where('lease_id', '=', leaseId)
    .execute()

/** The conversation of a customer who has one, or none yet. */
export async function findConversationOf(db: Db, customerId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('conversations')
    .where('customer_id', '=', customerId)
    .select('id')
    .executeTakeFirst()
  return found?.id
}
