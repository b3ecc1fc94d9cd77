import { sql } from 'kysely'
import { announce, type Db, transaction } from '../../../platform/database.ts'

/**
 * Ends expired leases: the conversation returns to its queue, or leaves it if it is answered. The columns of the lease stay, so
 * that its holder can still answer while nobody else has claimed it.
 * @returns the number of ended leases
 */
export async function sweepExpired(db: Db): Promise<number> {
  return transaction(db, async (tx) => {
    const { rows } = await sql<{ id: number; operatorId: number }>`
      with expired as materialized (
        select conversation_id, operator_id, due_at from queue_items
        where expires_at < now() order by conversation_id for update skip locked
      ), answered as (
        delete from queue_items q using expired e where q.conversation_id = e.conversation_id and e.due_at is null
      ), waiting as (
        update queue_items q set expires_at = null
        from expired e where q.conversation_id = e.conversation_id and e.due_at is not null
      )
      select conversation_id as id, operator_id as "operatorId" from expired`.execute(tx)
    for (const row of rows) announce(tx, { topic: 'conversation', ...row })
    if (rows.length > 0) announce(tx, { topic: 'queue' })
    return rows.length
  })
}
