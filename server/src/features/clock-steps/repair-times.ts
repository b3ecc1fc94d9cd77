import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../platform/database.ts'
import { leaseEnd } from '../leases/lease-time.ts'
import { textLeaseEnd } from '../profile-texts/text-rows.ts'

/** Commits that began after this statement may be later than it by moments. */
const tolerance = sql`interval '5 seconds'`

/**
 * Corrects the times that the database's clock wrote before it was set back: until it is there again, chats would wait unseen, leases would
 * not end, and new messages would not be delivered. Chats keep their order.
 * @returns the number of corrected rows
 */
export async function repairTimes(db: Db): Promise<number> {
  return transaction(db, async (tx) => {
    // Replies are due when they arrive. One that is ignored is due never.
    const replies = await sql`
      with early as materialized (
        select conversation_id, due_at from queue_items
        where kind = 'reply' and due_at > now() + ${tolerance} and due_at < 'infinity'
        order by conversation_id for update skip locked)
      update queue_items q set due_at = now() - ((select max(due_at) from early) - e.due_at)
      from early e where q.conversation_id = e.conversation_id`.execute(tx)
    const leases = await sql`
      with long as materialized (
        select conversation_id from queue_items q where expires_at > ${leaseEnd} + ${tolerance}
        order by conversation_id for update skip locked)
      update queue_items q set expires_at = ${leaseEnd}, input_at = least(input_at, now())
      from long l where q.conversation_id = l.conversation_id`.execute(tx)
    const texts = await sql`
      update profile_texts set expires_at = ${textLeaseEnd}
      where expires_at > ${textLeaseEnd} + ${tolerance}`.execute(tx)
    // What waits for an earlier message of its conversation becomes due with it.
    const deliveries = await sql`
      update deliveries d set next_attempt_at = now()
      where d.attempts = 0 and d.next_attempt_at > now() + ${tolerance} and d.next_attempt_at < 'infinity' and not exists (
        select from deliveries e where e.conversation_id = d.conversation_id and e.message_id < d.message_id
          and e.status = 'pending' and e.next_attempt_at is not null)`.execute(tx)
    const corrected = [replies, leases, texts, deliveries].reduce(
      (sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows),
      0,
    )
    if (corrected > 0) announce(tx, { topic: 'queue' }, { topic: 'deliveries' })
    return corrected
  })
}
