import { type RawBuilder, sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import { timeInThread } from './thread-rows.ts'

/** Conversations per transaction: they are locked for some hundredths of a second. */
const batchSize = 100
/** Maximum time of one run in milliseconds; the next run continues. Other jobs of the node wait meanwhile. */
const maxRunTime = 10_000

/**
 * Computes the first and last times of conversations from their messages: for conversations of releases that used the order
 * of arrival, and for those that a node of the previous release has written to.
 * @returns the number of conversations
 */
export async function fillConversationTimes(db: Db, runTime = maxRunTime): Promise<number> {
  const until = Date.now() + runTime
  let filled = 0
  for (;;) {
    const ids = await transaction(db, fillBatch)
    filled += ids.length
    if (ids.length < batchSize || Date.now() >= until) return filled
  }
}

async function fillBatch(tx: Tx): Promise<number[]> {
  // Conversations that somebody is writing to are left for the next run, so that this never waits.
  const { rows } = await sql<{ id: number }>`
    select c.id from conversation_times_due d join conversations c on c.id = d.conversation_id
    order by c.id limit ${batchSize} for update skip locked`.execute(tx)
  const ids = rows.map(({ id }) => id)
  await sql`
    update conversations c
    set first_message_at = coalesce((${timeOf(sql`min`, sql`true`)}), c.first_message_at),
      last_message_at = coalesce((${timeOf(sql`max`, sql`true`)}), c.last_message_at),
      last_customer_time = (${timeOf(sql`max`, sql`m.direction = 'in'`)})
    where c.id = any(${ids}::bigint[])`.execute(tx)
  await sql`delete from conversation_times_due where conversation_id = any(${ids}::bigint[])`.execute(tx)
  return ids
}

/** One index lookup each, for threads of any length. */
const timeOf = (aggregate: RawBuilder<unknown>, condition: RawBuilder<unknown>) =>
  sql<string>`select ${aggregate}(${timeInThread}) from messages m where m.conversation_id = c.id and ${condition}`
