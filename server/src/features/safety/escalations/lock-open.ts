import type { Selectable } from 'kysely'
import type { Tx } from '../../../platform/database.ts'
import type { Escalations } from '../../../platform/database-types.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'
import { findShownName } from '../../people/operators/find-shown-name.ts'
import { requireEscalation } from './find-escalations.ts'

/**
 * Locks an open escalation. The customer is locked first, in the same order as by everybody who changes holds.
 * @throws {AppError} `escalation_not_found`, `escalation_settled`
 */
export async function lockOpen(tx: Tx, operator: Operator, id: number): Promise<Selectable<Escalations>> {
  const { customer_id } = await requireEscalation(tx, operator, id)
  await lockCustomers(tx, [customer_id])
  const found = await tx
    .selectFrom('escalations')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (found.settled_by === null && found.undone_at === null) return found
  throw new AppError('escalation_settled', {
    by: await findShownName(tx, operator, found.settled_by ?? found.by_id),
  })
}
