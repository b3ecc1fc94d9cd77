import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import { lastMessageIdBefore } from '../answering/messages/last-id-before.ts'

/** Days in which a site can repeat a message at least. After that, a message with the same id is a new one. */
const days = 180
/** Days for which an id is kept after the text was deleted: the clock of the site may be ahead of the time of arrival. */
const daysAfterText = 7

/**
 * Deletes the external ids of old messages, except those that an answer can still refer to: the newest message of a customer. With a
 * retention period for messages, ids stay as long as the texts, so that a site cannot bring a text back (`decisions/0062`). Each
 * batch begins after the one before, because those that are kept would otherwise be read again with every batch.
 * @param batchSize the number of ids that one statement looks at
 * @returns their number
 */
export async function forgetReceivedMessages(db: Db, batchSize = 20_000): Promise<number> {
  const last = await lastMessageIdBefore(db, await daysToKeep(db))
  let deleted = 0
  for (let after: number | null = 0; after !== null; ) {
    const { rows } = await sql<{ upto: number | null; deleted: number }>`
      with batch as (
        select max(message_id) as upto from (
          select message_id from received_messages where message_id > ${after} and message_id <= ${last}
          order by message_id limit ${batchSize}) ids),
      gone as (
        delete from received_messages r using batch
        where r.message_id > ${after} and r.message_id <= batch.upto
          and not exists (select from conversations c where c.last_customer_message_id = r.message_id)
        returning 1)
      select upto, (select count(*) from gone) as deleted from batch`.execute(db)
    deleted += Number(rows[0]?.deleted ?? 0)
    after = rows[0]?.upto ?? null
  }
  return deleted
}

async function daysToKeep(db: Db): Promise<number> {
  const period = await db
    .selectFrom('retention_periods')
    .where('class', '=', 'messages')
    .where('days', 'is not', null)
    .select('days')
    .executeTakeFirst()
  return Math.max(days, period?.days ? period.days + daysAfterText : 0)
}
