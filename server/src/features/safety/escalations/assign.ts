import type { BodyOf, assignEscalation as endpoint, ResponseOf } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findShownName } from '../../people/operators/find-shown-name.ts'
import { requireEscalation } from './find-escalations.ts'
import { lockOpen } from './lock-open.ts'
import { findMasters } from './masters.ts'
import { presentAssigned } from './present.ts'

/**
 * Assigns an open escalation to a master, or to nobody. Of two masters who assign it at once, the second one is told of the first.
 * @throws {AppError} `escalation_not_found`, `escalation_settled`, `edited_meanwhile`, `operator_not_found`
 */
export async function assignEscalation(
  db: Db,
  master: Operator,
  id: number,
  { operator_id, seen }: BodyOf<typeof endpoint>,
): Promise<ResponseOf<typeof endpoint>['assigned']> {
  return transaction(db, async (tx) => {
    const { assigned_to, siteowner_id, conversation_id } = await lockOpen(tx, master, id)
    if (assigned_to !== operator_id) {
      if (assigned_to !== seen)
        throw new AppError('edited_meanwhile', { by: await findShownName(tx, master, assigned_to) })
      if (operator_id !== null) await requireMaster(tx, siteowner_id, operator_id)
      await tx
        .updateTable('escalations')
        .set({
          assigned_to: operator_id,
          assigned_at: operator_id === null ? null : sql<string>`now()`,
        })
        .where('id', '=', id)
        .execute()
      await recordAudit(tx, {
        operatorId: master.id,
        siteownerId: siteowner_id,
        action: 'escalation.assign',
        subject: { type: 'conversation', id: conversation_id },
        details: { escalation_id: id, from: assigned_to, to: operator_id },
      })
      announce(tx, { topic: 'holds' })
    }
    return presentAssigned(await requireEscalation(tx, master, id), master)
  })
}

async function requireMaster(tx: Tx, siteownerId: number, operatorId: number) {
  const masters = await findMasters(tx, siteownerId)
  if (!masters.some(({ id }) => id === operatorId)) throw new AppError('operator_not_found')
}
