import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'

/**
 * Ends the lease of the profile text that an operator has in hand; with `leaseId`, only if it is that lease. The draft stays.
 * @returns whether there was one
 */
export async function endTextLease(
  db: Db,
  { operatorId, leaseId }: { operatorId: number; leaseId?: string },
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const { rows } = await sql`
      update profile_texts set lease_id = null, holder_id = null, expires_at = null, claimed_at = null
      where holder_id = ${operatorId} and (${leaseId ?? null}::uuid is null or lease_id = ${leaseId ?? null}::uuid)
      returning id`.execute(tx)
    if (rows.length > 0) announce(tx, { topic: 'profile_texts' })
    return rows.length > 0
  })
}
