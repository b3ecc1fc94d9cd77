import { type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { ReportCases } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { ofSiteowners } from '../../../platform/http/of-siteowners.ts'
import { presentOperator } from '../../../platform/http/present-operator.ts'

/**
 * Locks a case until the transaction ends.
 * @throws {AppError} `report_case_not_found`, also for a case of another site owner
 */
export async function lockCase(tx: Tx, operator: Operator, id: number): Promise<Selectable<ReportCases>> {
  let query = tx.selectFrom('report_cases as rc').where('rc.id', '=', id).selectAll().forUpdate()
  for (const condition of ofSiteowners(operator, undefined, sql`rc.siteowner_id`))
    query = query.where(condition)
  const found = await query.executeTakeFirst()
  if (!found) throw new AppError('report_case_not_found')
  return found
}

/** The same, for a case that must be open. @throws {AppError} also `report_case_settled`, with who did it */
export async function lockOpenCase(tx: Tx, operator: Operator, id: number): Promise<Selectable<ReportCases>> {
  const found = await lockCase(tx, operator, id)
  if (found.settled_by === null) return found
  const by = await tx
    .selectFrom('operators')
    .where('id', '=', found.settled_by)
    .select(['id', 'name'])
    .executeTakeFirstOrThrow()
  throw new AppError('report_case_settled', { by: presentOperator(operator, by) })
}
