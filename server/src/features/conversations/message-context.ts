import { type RawBuilder, sql } from 'kysely'
import { cursorOfRow, isAfterCursor, isAfterCursorAscending } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import { selectMessages, type ThreadMessage, timeInThread } from './thread-rows.ts'

type Place = { message_id: number; message_created_at: string }
type Most = { before: number; after: number }

/**
 * A message and those next to it, oldest first, in the order of the thread. None when its month is archived.
 * @param isShown a condition for the neighbours `m`
 */
export async function findContext(
  db: Db,
  { message_id, message_created_at }: Place,
  most: Most,
  isShown: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<ThreadMessage[]> {
  const message = await selectMessages(db)
    .where('m.id', '=', message_id)
    .where('m.created_at', '=', message_created_at)
    .executeTakeFirst()
  if (!message) return []
  const place = cursorOfRow(message.thread_time, message.id)
  const neighbours = (direction: 'asc' | 'desc', count: number) =>
    selectMessages(db)
      .where('m.conversation_id', '=', message.conversation_id)
      .where((direction === 'asc' ? isAfterCursorAscending : isAfterCursor)(place, timeInThread, sql`m.id`))
      .where(isShown)
      .orderBy(timeInThread, direction)
      .orderBy('m.id', direction)
      .limit(count)
      .execute()
  const [before, after] = await Promise.all([neighbours('desc', most.before), neighbours('asc', most.after)])
  return [...before.toReversed(), message, ...after]
}
