import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'

export type StoredFact = Awaited<ReturnType<typeof findFacts>>[number]

/** The time of the message in its thread. One from before that was kept may be in the future: no message comes after its fact. */
const sentAt = sql<string>`least(f.message_sent_at, f.created_at)`

/** Facts with who saved them. */
export function factsWith(db: Db) {
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

/** What is kept of a conversation, by the newest message first. */
export async function findFacts(db: Db, conversationId: number) {
  return factsWith(db)
    .where('f.conversation_id', '=', conversationId)
    .where('f.removed_at', 'is', null)
    .orderBy(sentAt, 'desc')
    .orderBy('f.message_id', 'desc')
    .orderBy('f.id', 'desc')
    .execute()
}
