import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { type Lease, leaseColumns } from './lease.ts'
import { leaseEnd } from './lease-time.ts'

/** Seconds in which a page that was left with unsent text can come back. */
const returnSeconds = 15

/** Shortens a lease whose page was left with unsent text. @returns whether there was one */
export async function endLeaseSoon(db: Db, held: { operatorId: number; leaseId: string }): Promise<boolean> {
  const { rows } = await sql`
    update queue_items set expires_at = least(expires_at, now() + make_interval(secs => ${returnSeconds}))
    where lease_id = ${held.leaseId} and operator_id = ${held.operatorId} and expires_at is not null
    returning conversation_id`.execute(db)
  return rows.length > 0
}

/**
 * Gives an operator the conversation again whose page was reloaded. The lease gets another id, so that the release of the page before
 * has no effect when it arrives late.
 * @returns null when the lease has ended
 */
export async function resumeLease(
  db: Db,
  held: { operatorId: number; leaseId: string },
): Promise<Lease | null> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<Lease>`
      update queue_items q set previous_lease_id = q.lease_id, previous_operator_id = q.operator_id, lease_id = gen_random_uuid(),
        epoch = nextval('queue_items_epoch'), expires_at = ${leaseEnd}, input_at = now()
      where q.lease_id = ${held.leaseId} and q.operator_id = ${held.operatorId} and q.expires_at > now() and not q.held
      returning ${leaseColumns}`.execute(tx)
    const lease = rows[0] ?? null
    if (lease) announce(tx, { topic: 'conversation', id: lease.conversationId, operatorId: null })
    return lease
  })
}
