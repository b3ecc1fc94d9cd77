import { reportContext } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { findContext } from '../../conversations/message-context.ts'
import { requireCase } from './find-cases.ts'
import { countOtherCases } from './other-cases.ts'

export type OpenedCase = Awaited<ReturnType<typeof findCase>>

/**
 * A case with its reports and the neighbours of its message. Supervisors of reports see these whatever their account level may
 * read back: a message cannot be judged without them.
 * @throws {AppError} `report_case_not_found`, also for a case of another site owner
 */
export async function findCase(db: Db, viewer: Operator, id: number) {
  const row = await requireCase(db, viewer, id)
  const [reports, context, otherCount, escalated] = await Promise.all([
    db
      .selectFrom('message_reports as r')
      .innerJoin('operators as o', 'o.id', 'r.operator_id')
      .where('r.case_id', '=', id)
      .select(['r.id', 'r.operator_id', 'o.name as operator_name', 'r.reason_id', 'r.notes', 'r.created_at'])
      .orderBy('r.id')
      .execute(),
    findContext(db, row, reportContext),
    countOtherCases(db, viewer, row),
    findOpenEscalation(db, row.customer_id),
  ])
  return { row, reports, context, otherCount, escalated }
}

const findOpenEscalation = (db: Db, customerId: number) =>
  db
    .selectFrom('escalations')
    .where('customer_id', '=', customerId)
    .where('settled_at', 'is', null)
    .where('undone_at', 'is', null)
    .select(['kind', 'opened_at as at'])
    .orderBy('id', 'desc')
    .executeTakeFirst()
