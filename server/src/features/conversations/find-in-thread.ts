import { maxFoundMessages } from '@panel/contract'
import { folded } from '@panel/contract/rules/fold'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { isReadable } from './thread.ts'
import { sinceOrAlways, timeInThread } from './thread-rows.ts'

type Thread = { id: number; first_message_at: string | null }

/**
 * How many texts are compared at once: this takes a hundredth of a second, in which the server does nothing else. PostgreSQL would
 * need five times as long to fold letters with accents.
 */
const textsAtOnce = 2_000

/**
 * Finds the messages of a thread whose text has all these words, newest first, among those that the operator may read. A covered or
 * deleted text is not found: the screens do not show it.
 */
export async function findInThread(db: Db, operator: Operator, thread: Thread, typed: string) {
  const words = folded(typed).split(' ').filter(Boolean)
  const found: number[] = []
  if (words.length === 0) return { ids: found, count: 0 }
  for (let before: string | null = null; ; ) {
    const texts: Awaited<ReturnType<typeof findTexts>> = await findTexts(db, operator, thread, before)
    for (const { id, body } of texts) {
      const text = folded(body)
      if (words.every((word) => text.includes(word))) found.push(id)
    }
    const last = texts.at(-1)
    if (!last || texts.length < textsAtOnce)
      return { ids: found.slice(0, maxFoundMessages), count: found.length }
    before = cursorOfRow(last.thread_time, last.id)
  }
}

/** Shown texts of a thread before this place, newest first. */
function findTexts(db: Db, { historySize }: Operator, thread: Thread, before: string | null) {
  const { id, first_message_at: since } = thread
  let query = db
    .selectFrom('messages as m')
    .where('m.conversation_id', '=', id)
    .where('m.created_at', '>=', sinceOrAlways(since))
    .where('m.deleted_at', 'is', null)
    .where('m.hidden_at', 'is', null)
  if (before !== null) query = query.where(isAfterCursor(before, timeInThread, sql`m.id`))
  if (historySize !== null) query = query.where(isReadable(id, historySize, since))
  return query
    .select(['m.id', 'm.body', timeInThread.as('thread_time')])
    .orderBy(timeInThread, 'desc')
    .orderBy('m.id', 'desc')
    .limit(textsAtOnce)
    .execute()
}
