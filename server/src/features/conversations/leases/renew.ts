import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import { hasLeaseAlready, type Lease, leaseColumns } from './lease.ts'
import { leaseEnd } from './lease-time.ts'

/**
 * Renews a lease because its holder did something. An expired lease is restored if nobody else has claimed the conversation.
 * @returns null when the lease is lost: taken by another operator, given back, or the operator has another one now
 */
export async function renewLease(db: Db, operatorId: number, leaseId: string): Promise<Lease | null> {
  try {
    const { rows } = await sql<Lease>`
      update queue_items q set expires_at = ${leaseEnd}, input_at = now()
      where q.lease_id = ${leaseId} and q.operator_id = ${operatorId}
      returning ${leaseColumns}`.execute(db)
    return rows[0] ?? null
  } catch (error) {
    if (hasLeaseAlready(error)) return null
    throw error
  }
}
