import { type BodyOf, type settleReportCase as endpoint, hideReasonLength } from '@panel/contract'
import { cutText } from '@panel/contract/rules/cut'
import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { ReportCases } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { deleteMessage } from '../../answering/messages/delete.ts'
import { markMessage } from '../../answering/messages/mark.ts'
import { changeCase } from './change-case.ts'
import type { CaseRow } from './find-cases.ts'
import { lockOpenCase } from './lock-case.ts'
import { lockOtherCases } from './other-cases.ts'
import { requireMaySettle } from './require-may-settle.ts'
import { tellDecision } from './tell-decision.ts'

type Settling = BodyOf<typeof endpoint>

/**
 * Settles an open case: its outcome takes effect and all its reports are handled, in one transaction. With `others`, so are the other open
 * cases of the customer for which the outcome is possible.
 * @throws {AppError} `report_case_not_found`, `report_case_settled`, `report_case_of_masters`, `own_report_case`,
 *   `message_archived`, `message_not_found`, `message_deleted`, `not_an_operators_message` for a note about a message of the customer
 */
export async function settleCase(db: Db, operator: Operator, id: number, settling: Settling) {
  return transaction(db, async (tx) => {
    const found = await lockOpenCase(tx, operator, id)
    await requireMaySettle(tx, operator, found)
    const others = settling.others ? await lockOtherCases(tx, operator, found, settling.outcome) : []
    const row = await settleLocked(tx, operator, found, settling)
    for (const other of others) await settleLocked(tx, operator, other, settling)
    return { row, settled: 1 + others.length }
  })
}

async function settleLocked(
  tx: Tx,
  operator: Operator,
  found: Selectable<ReportCases>,
  { outcome, note }: Settling,
): Promise<CaseRow> {
  const words = note?.trim() ?? null
  await carryOut(tx, operator, found, outcome, words)
  await tellDecision(tx, found.id)
  await tx
    .updateTable('message_reports')
    .set({ handled_at: sql<string>`now()`, handled_by: operator.id })
    .where('case_id', '=', found.id)
    .execute()
  return changeCase(tx, operator, found, {
    action: 'report_case.settle',
    set: { outcome, settled_at: sql<string>`now()`, settled_by: operator.id, note: words ?? found.note },
    details: { outcome, reports: found.report_count },
  })
}

async function carryOut(
  tx: Tx,
  operator: Operator,
  found: Selectable<ReportCases>,
  outcome: Settling['outcome'],
  note: string | null,
) {
  switch (outcome) {
    case 'unfounded':
      return
    case 'coach': {
      if (found.writer_id === null || note === null) throw new AppError('not_an_operators_message')
      await tx
        .insertInto('coach_notes')
        .values({ operator_id: found.writer_id, from_id: operator.id, case_id: found.id, body: note })
        .execute()
      return
    }
    case 'hide': {
      await requireOnline(tx, found)
      const reason = note && cutText(note, hideReasonLength)
      await markMessage(tx, operator, found.message_id, { hidden: true, ...(reason && { reason }) })
      return
    }
    case 'delete': {
      await requireOnline(tx, found)
      await deleteMessage(tx, operator, found.message_id)
    }
  }
}

/** Nothing changes in archived months. @throws {AppError} `message_archived` */
async function requireOnline(tx: Tx, { message_created_at }: Selectable<ReportCases>) {
  const archived = await tx
    .selectFrom('archived_months')
    .where(
      'month',
      '=',
      sql<string>`date_trunc('month', ${message_created_at}::timestamptz at time zone 'utc')::date`,
    )
    .select('month')
    .executeTakeFirst()
  if (archived) throw new AppError('message_archived')
}
