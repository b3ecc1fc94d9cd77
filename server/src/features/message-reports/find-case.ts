import { reportContext } from '@panel/contract'
import { sql } from 'kysely'
import { cursorOfRow, isAfterCursor, isAfterCursorAscending } from '../../platform/cursor.ts'
import type { Db } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { selectMessages, type ThreadMessage, timeInThread } from '../conversations/thread-rows.ts'
import { type CaseRow, requireCase } from './find-cases.ts'

export type OpenedCase = Awaited<ReturnType<typeof findCase>>

/**
 * A case with its reports and the neighbours of its message. Supervisors of reports see these whatever their account level may
 * read back: a message cannot be judged without them.
 * @throws {AppError} `report_case_not_found`, also for a case of another site owner
 */
export async function findCase(db: Db, viewer: Operator, id: number) {
  const row = await requireCase(db, viewer, id)
  const [reports, context] = await Promise.all([
    db
      .selectFrom('message_reports as r')
      .innerJoin('operators as o', 'o.id', 'r.operator_id')
      .where('r.case_id', '=', id)
      .select(['r.id', 'r.operator_id', 'o.name as operator_name', 'r.reason_id', 'r.notes', 'r.created_at'])
      .orderBy('r.id')
      .execute(),
    findContext(db, row),
  ])
  return { row, reports, context }
}

/** The message and those next to it, oldest first, in the order of the thread. None when its month is archived. */
async function findContext(db: Db, row: CaseRow): Promise<ThreadMessage[]> {
  const reported = await selectMessages(db)
    .where('m.id', '=', row.message_id)
    .where('m.created_at', '=', row.message_created_at)
    .executeTakeFirst()
  if (!reported) return []
  const place = cursorOfRow(reported.thread_time, reported.id)
  const neighbours = (direction: 'asc' | 'desc', most: number) =>
    selectMessages(db)
      .where('m.conversation_id', '=', reported.conversation_id)
      .where((direction === 'asc' ? isAfterCursorAscending : isAfterCursor)(place, timeInThread, sql`m.id`))
      .orderBy(timeInThread, direction)
      .orderBy('m.id', direction)
      .limit(most)
      .execute()
  const [before, after] = await Promise.all([
    neighbours('desc', reportContext.before),
    neighbours('asc', reportContext.after),
  ])
  return [...before.toReversed(), reported, ...after]
}
