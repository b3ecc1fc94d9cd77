import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { isReadable } from '../thread.ts'
import { timeInThreadOf } from '../thread-rows.ts'

export type StoredFact = Awaited<ReturnType<typeof findFacts>>[number]

/** When the message of the fact was sent. A site can have sent a time in the future; then the time of the fact is used. */
const sentAt = sql<string>`least(f.message_sent_at, f.created_at)`

/** Facts with the operators who saved them. */
export function selectFacts(db: Db) {
  return db
    .selectFrom('told_facts as f')
    .innerJoin('operators as o', 'o.id', 'f.operator_id')
    .select([
      'f.id',
      'f.conversation_id',
      'f.message_id',
      sentAt.as('message_sent_at'),
      'f.about',
      'f.body',
      'f.operator_id',
      'o.name as operator_name',
      'f.created_at',
      'f.removed_at',
    ])
}

type ThreadStart = { id: number; first_message_at: string | null }

/** The facts of a conversation, newest message first, from messages that the operator may read. */
export async function findFacts(db: Db, { historySize }: Operator, conversation: ThreadStart) {
  const query = selectFacts(db)
    .where('f.conversation_id', '=', conversation.id)
    .where('f.removed_at', 'is', null)
    .orderBy(sentAt, 'desc')
    .orderBy('f.message_id', 'desc')
    .orderBy('f.id', 'desc')
  const facts = await query.execute()
  // The condition reads all months of messages: most conversations have no facts, and need it not.
  if (historySize === null || facts.length === 0) return facts
  return query.where(await isFromReadableMessage(db, conversation, historySize)).execute()
}

/** A condition: the account level may read the message of fact `f`. */
export async function isFromReadableMessage(
  db: Db,
  { id, first_message_at }: ThreadStart,
  historySize: number,
): Promise<RawBuilder<boolean>> {
  const isOnline = sql<boolean>`exists (select from messages m where m.id = f.message_id and m.conversation_id = ${id}
    and ${isReadable(id, historySize, first_message_at)})`
  // To plan the condition for the archive takes a processor for 50 milliseconds: it reads all months four times.
  const { rows } = await sql<{ archived: boolean }>`
    select archived_part(${id}, ${first_message_at}) is not null as archived`.execute(db)
  return rows[0]?.archived ? sql<boolean>`(${isOnline} or ${isArchivedWithin(id, historySize)})` : isOnline
}

/** A condition: the message of fact `f` is archived, and among the newest of its thread. */
const isArchivedWithin = (id: number, historySize: number) =>
  sql<boolean>`exists (select from all_messages m where m.id = f.message_id and m.conversation_id = ${id}
    and m.created_at < (select (max(month) + interval '1 month') at time zone 'utc' from archived_months)
    and ${historySize} > (select count(*) from all_messages n where n.conversation_id = ${id}
      and (${timeInThreadOf('n')}, n.id) > (${timeInThreadOf('m')}, m.id)))`
