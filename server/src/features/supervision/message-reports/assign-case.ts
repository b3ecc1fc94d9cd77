import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { changeCase } from './change-case.ts'
import { type CaseRow, requireCase } from './find-cases.ts'
import { lockOpenCase } from './lock-case.ts'

/**
 * Takes an open case, also from a colleague, or gives it back.
 * @throws {AppError} `report_case_not_found`, `report_case_settled`
 */
export async function assignCase(
  db: Db,
  operator: Operator,
  id: number,
  assigned: boolean,
): Promise<CaseRow> {
  return transaction(db, async (tx) => {
    const found = await lockOpenCase(tx, operator, id)
    const isMine = found.assignee_id === operator.id
    // Giving back what a colleague has meanwhile changes nothing.
    if (isMine === assigned) return requireCase(tx, operator, id)
    return changeCase(tx, operator, found, {
      action: assigned ? 'report_case.take' : 'report_case.give_back',
      set: { assignee_id: assigned ? operator.id : null },
    })
  })
}
