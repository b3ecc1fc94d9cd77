import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import { zone } from './clock.ts'

const batchSize = 500

/**
 * Moves pokes that nobody took before the customer's quiet hours to the end of the quiet hours.
 * @returns their number
 */
export async function reopenPokes(db: Db): Promise<number> {
  const { numAffectedRows } = await sql`
    with closed as materialized (
      select q.conversation_id, ${zone} as zone, r.quiet_from, r.quiet_until
      from queue_items q
      join conversations c on c.id = q.conversation_id
      join customers cu on cu.id = c.customer_id
      join poke_rules r on r.siteowner_id = q.siteowner_id
      where q.kind = 'poke' and q.expires_at is null and q.closes_at <= now()
      order by q.conversation_id
      limit ${batchSize}
      for update of q skip locked
    )
    update queue_items q
    set due_at = greatest(q.due_at, o.opens_at), closes_at = quiet_hours_start(greatest(q.due_at, o.opens_at), closed.zone, closed.quiet_from)
    from closed
    cross join lateral (select quiet_hours_end(now(), closed.zone, closed.quiet_from, closed.quiet_until) as opens_at) o
    where q.conversation_id = closed.conversation_id`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Sends a hint for pokes that became due by time alone. A job runs it every minute. */
export async function announceDuePokes(db: Db): Promise<boolean> {
  return transaction(db, async (tx) => {
    const due = await tx
      .selectFrom('queue_items')
      .where('kind', '=', 'poke')
      .where('expires_at', 'is', null)
      .where('held', '=', false)
      // Twice the interval of the job, because a run can be late.
      .where(sql<boolean>`due_at between now() - interval '2 minutes' and now()`)
      .select('conversation_id')
      .limit(1)
      .executeTakeFirst()
    if (due) announce(tx, { topic: 'queue' })
    return due !== undefined
  })
}
