import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { ReportCases } from '../../../platform/database-types.ts'
import { type Operator, Refusal } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { isMaster } from './find-cases.ts'

/**
 * A condition for the case `rc`: this operator wrote its message, or, if the customer complains, anything in its chat. A complaint is about
 * all that was written in the name of the profile.
 */
export const isOwnCase = ({ id }: { id: number }): RawBuilder<boolean> =>
  sql<boolean>`(rc.writer_id is not distinct from ${id}::bigint or (rc.is_complaint and exists (
    select from conversation_operators w where w.conversation_id = rc.conversation_id and w.operator_id = ${id}::bigint)))`

/**
 * @throws {Refusal} `report_case_of_masters` for a case that was passed on to the masters, unless this is one
 * @throws {AppError} `own_report_case` for what this operator wrote
 */
export async function requireMaySettle(tx: Tx, operator: Operator, found: Selectable<ReportCases>) {
  if (found.passed_on_at !== null && !isMaster(operator))
    throw new Refusal(operator, 'other_chats.handover', 'report_case_of_masters', {
      type: 'message',
      id: found.message_id,
    })
  const own = await tx
    .selectFrom('report_cases as rc')
    .where('rc.id', '=', found.id)
    .where(isOwnCase(operator))
    .select('rc.id')
    .executeTakeFirst()
  if (own) throw new AppError('own_report_case')
}
