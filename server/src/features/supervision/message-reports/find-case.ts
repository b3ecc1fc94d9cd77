import { reportContext } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { findContext } from '../../conversations/message-context.ts'
import { requireCase } from './find-cases.ts'
import { countOtherCases } from './other-cases.ts'
import { isOwnCase } from './require-may-settle.ts'

export type OpenedCase = Awaited<ReturnType<typeof findCase>>

/**
 * A case with its reports and the neighbours of its message. Supervisors of reports see these whatever their account level may
 * read back: a message cannot be judged without them.
 * @throws {AppError} `report_case_not_found`, also for a case of another site owner
 */
export async function findCase(db: Db, viewer: Operator, id: number) {
  const row = await requireCase(db, viewer, id)
  const [reports, context, otherCount, escalated, isOwn] = await Promise.all([
    db
      .selectFrom('message_reports as r')
      .leftJoin('operators as o', 'o.id', 'r.operator_id')
      .where('r.case_id', '=', id)
      .select([
        'r.id',
        'r.operator_id',
        'o.name as operator_name',
        'r.reason_id',
        'r.notes',
        sql<string>`coalesce(r.complained_at, r.created_at)`.as('created_at'),
      ])
      .orderBy('r.id')
      .execute(),
    findContext(db, row, reportContext),
    countOtherCases(db, viewer, row),
    findOpenEscalation(db, row.customer_id),
    findIsOwn(db, viewer, id),
  ])
  return { row, reports, context, otherCount, escalated, isOwn }
}

async function findIsOwn(db: Db, viewer: Operator, id: number): Promise<boolean> {
  const { is_own } = await db
    .selectFrom('report_cases as rc')
    .where('rc.id', '=', id)
    .select(isOwnCase(viewer).as('is_own'))
    .executeTakeFirstOrThrow()
  return is_own
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
