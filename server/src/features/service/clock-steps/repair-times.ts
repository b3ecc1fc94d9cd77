import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { leaseEnd } from '../../conversations/leases/lease-time.ts'
import { shortenCounts } from '../../people/sign-in/attempts.ts'
import { textLeaseEnd } from '../../profiles/profile-texts/text-rows.ts'
import { evidenceRunEnd } from '../../safety/evidence/make.ts'
import { runEnd } from '../exports/claim.ts'

/** Commits that began after this statement may be later than it by moments. */
const tolerance = sql`interval '5 seconds'`

/**
 * Corrects the times that the database's clock wrote before it was set back: until it is there again, chats would wait unseen, leases and
 * locks would not end, and messages would not be delivered. Chats keep their order.
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
    // The next attempt keeps its distance to the last one, unless the end of that was stored after the clock was set.
    const repeated = await sql`
      update deliveries set attempted_at = now(), next_attempt_at = case when next_attempt_at > attempted_at
        then now() + (next_attempt_at - attempted_at) else next_attempt_at end
      where next_attempt_at is not null and attempted_at > now() + ${tolerance}`.execute(tx)
    // Their runs end in the usual time, and what failed is tried again then.
    const exports = await sql`
      update exports set run_until = ${runEnd} where run_until > ${runEnd} + ${tolerance}`.execute(tx)
    const evidence = await sql`
      update evidence_files set run_until = ${evidenceRunEnd}
      where run_until > ${evidenceRunEnd} + ${tolerance}`.execute(tx)
    const counts = await shortenCounts(tx)
    const corrected = [replies, leases, texts, deliveries, repeated, exports, evidence].reduce(
      (sum, { numAffectedRows = 0n }) => sum + Number(numAffectedRows),
      counts,
    )
    if (corrected > 0) announce(tx, { topic: 'queue' }, { topic: 'deliveries' })
    return corrected
  })
}
