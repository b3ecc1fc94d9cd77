import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { CaseRow } from './find-cases.ts'
import { lockCase } from './lock-case.ts'
import { requireMaySettle } from './require-may-settle.ts'
import { hasOpenCase, openAgain } from './take-back.ts'

/**
 * Opens a settled case again, at any time. It is then with this operator.
 * @throws {AppError} `report_case_not_found`, `report_case_open`, also for another case of its message, `report_case_of_masters`,
 *   `own_report_case`
 */
export async function reopenCase(db: Db, operator: Operator, id: number): Promise<CaseRow> {
  return transaction(db, async (tx) => {
    const found = await lockCase(tx, operator, id)
    if (found.settled_at === null || (await hasOpenCase(tx, found))) throw new AppError('report_case_open')
    await requireMaySettle(tx, operator, found)
    return openAgain(tx, operator, found, 'report_case.reopen')
  })
}
