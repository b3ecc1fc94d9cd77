import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'

/** A condition: this customer asks who writes, in any of their conversations. They get only replies until they have a true answer. */
export const isAsking = (customerId: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql<boolean>`exists (select from inquiries n where n.customer_id = ${customerId} and n.closed_at is null)`

/** Whether this customer asks who writes. */
export async function isCustomerAsking(tx: Tx, customerId: number): Promise<boolean> {
  const { rows } = await sql<{ asks: boolean }>`select ${isAsking(sql`${customerId}`)} as asks`.execute(tx)
  return rows[0]?.asks ?? false
}
