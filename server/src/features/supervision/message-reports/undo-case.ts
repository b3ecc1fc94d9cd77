import { type Selectable, sql } from 'kysely'
import { type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { ReportCases } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { undoAcceptedFor } from '../../../platform/undo-time.ts'
import { changeCase } from './change-case.ts'
import { type CaseRow, requireCase } from './find-cases.ts'
import { lockCase } from './lock-case.ts'
import { hasOpenCase, openAgain } from './take-back.ts'

/**
 * Undoes what this operator did last with a case: settling it, with the cases that were settled together with it, or passing it on. What the
 * outcome changed is as it was before.
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
    if (await hasOpenCase(tx, found)) throw new AppError('undo_too_late')
    for (const settled of [found, ...(await lockSettledTogether(tx, found))])
      if (settled === found || !(await hasOpenCase(tx, settled)))
        await openAgain(tx, operator, settled, 'report_case.undo')
    return requireCase(tx, operator, id)
  })
}

/** The other cases of the customer that one request settled: at the same time, by the same operator. */
function lockSettledTogether(tx: Tx, found: Selectable<ReportCases>): Promise<Selectable<ReportCases>[]> {
  return tx
    .selectFrom('report_cases as rc')
    .innerJoin('conversations as c', 'c.id', 'rc.conversation_id')
    .where('rc.settled_at', '=', found.settled_at)
    .where('rc.settled_by', '=', found.settled_by)
    .where('rc.id', '<>', found.id)
    .where('c.customer_id', '=', (query) =>
      query.selectFrom('conversations').where('id', '=', found.conversation_id).select('customer_id'),
    )
    .selectAll('rc')
    .orderBy('rc.id')
    .forUpdate('rc')
    .execute()
}

/** By the clock of the database, which also set the time. */
async function isOver(tx: Tx, at: string): Promise<boolean> {
  const { rows } = await sql<{ over: boolean }>`
    select clock_timestamp() > ${at}::timestamptz + ${undoAcceptedFor} * interval '1 millisecond' as over`.execute(
    tx,
  )
  return rows[0]?.over ?? true
}
