import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { ReportCases } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { markMessage } from '../../answering/messages/mark.ts'
import { restoreMessage } from '../../answering/messages/restore.ts'
import { changeCase } from './change-case.ts'
import type { CaseRow } from './find-cases.ts'
import { lockCase } from './lock-case.ts'
import { undoAcceptedFor } from './undo-time.ts'

/**
 * Undoes what this operator did last with a case: settling it or passing it on. What the outcome changed is as it was before.
 * @throws {AppError} `report_case_not_found`, `undo_too_late`, also when somebody else has done something since
 */
export async function undoCase(db: Db, operator: Operator, id: number): Promise<CaseRow> {
  return transaction(db, async (tx) => {
    const found = await lockCase(tx, operator, id)
    const [by, at] = found.settled_at
      ? [found.settled_by, found.settled_at]
      : [found.passed_on_by, found.passed_on_at]
    if (at === null || by !== operator.id || (await isOver(tx, at))) throw new AppError('undo_too_late')
    if (found.settled_at === null)
      return changeCase(tx, operator, found, {
        action: 'report_case.undo',
        set: { passed_on_at: null, passed_on_by: null, assignee_id: operator.id, note: null },
      })
    // A later report has opened another case of the same message.
    if (await hasOpenCase(tx, found)) throw new AppError('undo_too_late')
    await takeBack(tx, operator, found)
    await tx
      .updateTable('message_reports')
      .set({ handled_at: null, handled_by: null })
      .where('case_id', '=', id)
      .execute()
    return changeCase(tx, operator, found, {
      action: 'report_case.undo',
      set: { outcome: null, settled_at: null, settled_by: null, note: null, assignee_id: operator.id },
      details: { outcome: found.outcome },
    })
  })
}

/** By the clock of the database, which also set the time. */
async function isOver(tx: Tx, at: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select clock_timestamp() > ${at}::timestamptz + ${undoAcceptedFor} * interval '1 millisecond' as over`.execute(
    tx,
  )
  return rows[0]?.over ?? true
}

async function hasOpenCase(tx: Tx, { message_id }: Selectable<ReportCases>): Promise<boolean> {
  const open = await tx
    .selectFrom('report_cases')
    .where('message_id', '=', message_id)
    .where('settled_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return open !== undefined
}

/** Only what the settling itself changed: it has the same time. */
async function takeBack(tx: Tx, operator: Operator, found: Selectable<ReportCases>) {
  await tx.deleteFrom('coach_notes').where('case_id', '=', found.id).execute()
  const message = await tx
    .selectFrom('messages')
    .where('id', '=', found.message_id)
    .where('created_at', '=', found.message_created_at)
    .select(['hidden_at', 'deleted_at'])
    .executeTakeFirst()
  if (message?.deleted_at && message.deleted_at === found.settled_at)
    await restoreMessage(tx, operator, found.message_id)
  else if (message?.hidden_at && message.hidden_at === found.settled_at)
    await markMessage(tx, operator, found.message_id, { hidden: false })
}
