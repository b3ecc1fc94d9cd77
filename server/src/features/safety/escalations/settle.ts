import { type BodyOf, effectsOf, type settleEscalation as endpoint } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { refreshHeld, releaseHolds } from '../../conversations/customers/holds.ts'
import { tellSite } from '../../conversations/holds/tell-site.ts'
import { countExposure } from '../../people/welfare/count-exposure.ts'
import { type EscalationRow, requireEscalation } from './find-escalations.ts'
import { lockOpen } from './lock-open.ts'

/**
 * Settles an open escalation: the outcome is stored, and the hold stays or is released, in one transaction.
 * @throws {AppError} `escalation_not_found`, `escalation_settled`, `effect_not_allowed` when the outcome does not allow the effect
 */
export async function settleEscalation(
  db: Db,
  operator: Operator,
  id: number,
  { outcome, effect, note }: BodyOf<typeof endpoint>,
): Promise<EscalationRow> {
  return transaction(db, async (tx) => {
    const escalation = await lockOpen(tx, operator, id)
    const { kind, customer_id, siteowner_id, conversation_id, hold_id } = escalation
    const hold = await tx
      .selectFrom('holds')
      .where('id', '=', hold_id)
      .select('stays')
      .executeTakeFirstOrThrow()
    if (!effectsOf(kind, outcome, hold).includes(effect)) throw new AppError('effect_not_allowed')
    await tx
      .updateTable('escalations')
      .set({ outcome, effect, note: note.trim(), settled_at: sql<string>`now()`, settled_by: operator.id })
      .where('id', '=', id)
      .execute()
    const by = { operatorId: operator.id, siteownerId: siteowner_id }
    if (effect === 'release') {
      await releaseHolds(tx, customer_id, [kind], note.trim(), by)
      await refreshHeld(tx, [customer_id])
      await tellSite(tx, hold_id, 'released')
    }
    await recordAudit(tx, {
      ...by,
      action: 'escalation.settle',
      subject: { type: 'conversation', id: conversation_id },
      details: { escalation_id: id, kind, outcome, effect },
    })
    await countExposure(tx, operator.id, { escalations: 1 })
    announce(
      tx,
      { topic: 'holds' },
      { topic: 'conversation', id: conversation_id, operatorId: escalation.by_id },
    )
    return requireEscalation(tx, operator, id)
  })
}
