import { type RawBuilder, sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../platform/database.ts'
import { placedAt } from './thread.ts'

/** Conversations of one transaction: locked for some hundredths of a second. */
const batch = 100
/** Milliseconds that one run takes at most; the next goes on. Other jobs of the node wait meanwhile. */
const runFor = 10_000

/**
 * Works out the first and last times of conversations from their messages: of those from before times went by the order of the
 * thread, and those that a node of the release before has written to. @returns how many were worked out
 */
export async function fillConversationTimes(db: Db, time = runFor): Promise<number> {
  const until = Date.now() + time
  let filled = 0
  for (;;) {
    const ids = await transaction(db, fillBatch)
    filled += ids.length
    if (ids.length < batch || Date.now() >= until) return filled
  }
}

async function fillBatch(tx: Tx): Promise<number[]> {
  // What somebody is writing to is left for the next run: this waits for nobody.
  const { rows } = await sql<{ id: number }>`
    select c.id from conversation_times_due d join conversations c on c.id = d.conversation_id
    order by c.id limit ${batch} for update skip locked`.execute(tx)
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

/** One look into the index each, however long the thread is. */
const timeOf = (end: RawBuilder<unknown>, which: RawBuilder<unknown>) =>
  sql<string>`select ${end}(${placedAt}) from messages m where m.conversation_id = c.id and ${which}`
