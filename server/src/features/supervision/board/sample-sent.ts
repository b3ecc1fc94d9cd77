import { boardAim, boardBarMinutes, boardBars } from '@panel/contract'
import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.ts'
import { isReal } from '../../../platform/real-siteowners.ts'
import { isReply } from '../../answering/messages/is-reply.ts'

const bar = sql`make_interval(mins => ${sql.lit(boardBarMinutes)})`

/** The beginning of the bar that has this time. */
export const barOf = (time: ReturnType<typeof sql>) =>
  sql<string>`date_bin(${bar}, ${time}, timestamptz '2000-01-01 00:00:00Z')`

/** Transactions that send a message have committed this long after they began. */
const settled = sql`interval '20 seconds'`

/** Messages from `at` on have higher ids than the highest that was known before. */
export const lowestIdFrom = (at: ReturnType<typeof sql>) => sql<number>`greatest(
  (select s.last_message_id from sent_sampled s where s.counted_at < ${at} order by s.at desc limit 1),
  (select r.last_message_id from stats_rolled_days r where r.rolled_up_at < ${at} order by r.day desc limit 1), 0)`

/**
 * Counts the messages of operators in each five minutes of the last hour that are over and not counted yet. It reads messages from their
 * end, by id.
 * @returns how many were counted
 */
export async function sampleSent(db: Db): Promise<number> {
  const { rows } = await sql<{ at: string }>`
    select b.at from generate_series(
      ${barOf(sql`now() - ${sql.lit(boardBars)} * ${bar}`)}, ${barOf(sql`now() - ${settled}`)} - ${bar}, ${bar}) b (at)
    where not exists (select from sent_sampled s where s.at = b.at) order by b.at`.execute(db)
  for (const { at } of rows) await sampleBar(db, at)
  return rows.length
}

async function sampleBar(db: Db, at: string): Promise<void> {
  await transaction(db, async (tx) => {
    const counted = await tx
      .insertInto('sent_sampled')
      .values({ at, last_message_id: sql<number>`coalesce(pg_sequence_last_value('messages_id_seq'), 0)` })
      .onConflict((c) => c.doNothing())
      .returning('at')
      .executeTakeFirst()
    // Another node has counted it.
    if (!counted) return
    const from = sql`${at}::timestamptz`
    // A statement of its own: with the value, the planner knows that few messages have a higher id.
    const { rows } = await sql<{ id: number }>`select ${lowestIdFrom(from)} as id`.execute(tx)
    await sql`
      insert into sent_samples (at, siteowner_id, sent, replies, in_time)
      select ${from}, m.siteowner_id, count(*), count(a.id),
        count(*) filter (where m.created_at - a.created_at <= make_interval(mins => ${sql.lit(boardAim.minutes)}))
      from messages m
      -- An answer to a message of another month is late, and is not counted as a reply of this hour.
      left join messages a on a.id = m.in_reply_to and a.created_at >= ${from} - interval '2 days' and a.created_at <= now()
        and ${isReply(sql`m.type`)}
      where m.id > ${rows[0]?.id ?? 0}::bigint and m.created_at >= ${from} and m.created_at < ${from} + ${bar} and m.direction = 'out'
        and ${isReal(sql`m.siteowner_id`)}
      group by m.siteowner_id`.execute(tx)
  })
}

/** Deletes samples that no board shows. @returns their number */
export async function forgetSentSamples(db: Db): Promise<number> {
  const isOld = sql`at < now() - interval '2 days'`
  return (
    (await deleteInBatches(db, 'sent_samples', isOld)) + (await deleteInBatches(db, 'sent_sampled', isOld))
  )
}
