import { type getHistoryEntry, historyContext, type QueryOf } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { findContext } from '../conversations/message-context.ts'
import { mayRead } from '../conversations/policy.ts'
import { findConversation } from '../conversations/require-readable.ts'
import { isReadable } from '../conversations/thread.ts'
import { compileSearch } from './compile-search.ts'
import { marksQuery } from './marks-query.ts'
import { type FoundEntry, readEntries } from './read-entries.ts'

/**
 * An entry that the list would show to this viewer, and its message between those neighbours that they may read in the thread.
 * @throws {AppError} `message_not_found`, also for an entry that the viewer may not see
 */
export async function findEntry(
  db: Db,
  viewer: Operator,
  id: number,
  { q, language }: QueryOf<typeof getHistoryEntry>,
) {
  const sight = marksQuery(viewer, {})
  const words = await compileSearch(db, q, language)
  const { rows } = await sql<FoundEntry>`
    select id, at, message_id, message_created_at, skip_id from history_entries
    where id = ${id} and ${sight !== null} and (numnode(${sight ?? ''}::tsquery) = 0 or words @@ ${sight ?? ''}::tsquery)`.execute(
    db,
  )
  const [row] = await readEntries(db, rows, words)
  if (!row) throw new AppError('message_not_found')
  return { row, words, context: await findContext(db, row, historyContext, await shownTo(db, viewer, row)) }
}

type Placed = { conversation_id: number; message_id: number; message_created_at: string }

/** A condition for the neighbours `m` of a message. Beyond the history of the account level, it has none. */
async function shownTo(db: Db, viewer: Operator, message: Placed) {
  const conversation = await findConversation(db, viewer.id, message.conversation_id)
  if (!conversation || !mayRead(viewer, conversation)) return sql<boolean>`false`
  if (viewer.historySize === null) return undefined
  const readable = isReadable(conversation.id, viewer.historySize, conversation.first_message_at)
  const own = await db
    .selectFrom('messages as m')
    .where('m.id', '=', message.message_id)
    .where('m.created_at', '=', message.message_created_at)
    .where(readable)
    .select('m.id')
    .executeTakeFirst()
  return own ? readable : sql<boolean>`false`
}
