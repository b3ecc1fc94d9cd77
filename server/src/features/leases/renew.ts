import { sql } from 'kysely'
import { type Db, violatedConstraint } from '../../platform/database.ts'
import { type Lease, leaseColumns } from './lease.ts'
import { leaseEnd } from './lease-time.ts'

/**
 * Keeps a lease for another `leaseSeconds`, by an act of its holder. One that has run out comes back to life when nobody else took the conversation.
 * @returns null when it is lost: taken by another, given back, or this operator holds another conversation now
 */
export async function renewLease(db: Db, operatorId: number, leaseId: string): Promise<Lease | null> {
  try {
    const { rows } = await sql<Lease>`
      update queue_items q set expires_at = ${leaseEnd}, input_at = now()
      where q.lease_id = ${leaseId} and q.operator_id = ${operatorId}
      returning ${leaseColumns}`.execute(db)
    return rows[0] ?? null
  } catch (error) {
    if (violatedConstraint(error) === 'queue_items_lease') return null
    throw error
  }
}
