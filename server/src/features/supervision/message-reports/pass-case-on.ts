import { sql } from 'kysely'
import { type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { changeCase } from './change-case.ts'
import type { CaseRow } from './find-cases.ts'
import { lockOpenCase } from './lock-case.ts'

/**
 * Passes an open case on to the masters, with a note for them. Nobody has it then.
 * @throws {AppError} `report_case_not_found`, `report_case_settled`
 */
export async function passCaseOn(db: Db, operator: Operator, id: number, note: string): Promise<CaseRow> {
  return transaction(db, async (tx) => {
    const found = await lockOpenCase(tx, operator, id)
    return changeCase(tx, operator, found, {
      action: 'report_case.pass_on',
      set: {
        passed_on_at: sql<string>`now()`,
        passed_on_by: operator.id,
        assignee_id: null,
        note: note.trim(),
      },
    })
  })
}
