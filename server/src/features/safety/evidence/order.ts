import { type BodyOf, type evidenceEndpoints, maxEvidenceFiles } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findErasure } from '../../conversations/customers/find-erasure.ts'
import { lockCustomers } from '../../conversations/customers/holds.ts'
import { seesNames } from '../../people/operators/policy.ts'
import { requireEscalation } from '../escalations/find-escalations.ts'
import { type EvidenceRow, requireEvidence } from './find.ts'

type Order = BodyOf<(typeof evidenceEndpoints)['orderEvidence']>

/**
 * Orders the evidence file of an escalation, open or settled. A node makes it in the background. While one is being made, that one
 * is returned.
 * @throws {AppError} `escalation_not_found`, `customer_erased`, `too_many_evidence_files`
 */
export async function orderEvidence(
  db: Db,
  actor: Operator,
  escalationId: number,
  { language, timezone }: Order,
): Promise<EvidenceRow> {
  return transaction(db, async (tx) => {
    const escalation = await requireEscalation(tx, actor, escalationId)
    // An erasure locks the customer too: either it deletes this file, or the file is refused.
    await lockCustomers(tx, [escalation.customer_id])
    if (await findErasure(tx, { customerId: escalation.customer_id })) throw new AppError('customer_erased')
    const underWay = await findUnderWay(tx, escalationId)
    if (underWay) return requireEvidence(tx, actor, underWay.id)
    await requireRoom(tx, escalationId)
    const { id } = await tx
      .insertInto('evidence_files')
      .values({
        escalation_id: escalationId,
        customer_id: escalation.customer_id,
        siteowner_id: escalation.siteowner_id,
        ordered_by: actor.id,
        language,
        timezone,
        has_names: seesNames(actor),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: actor.id,
      siteownerId: escalation.siteowner_id,
      action: 'evidence.make',
      subject: { type: 'conversation', id: escalation.conversation_id },
      details: { escalation_id: escalationId, evidence_id: id },
    })
    announce(tx, { topic: 'holds' })
    return requireEvidence(tx, actor, id)
  })
}

const findUnderWay = (tx: Tx, escalationId: number) =>
  tx
    .selectFrom('evidence_files')
    .where('escalation_id', '=', escalationId)
    .where('state', 'in', ['waiting', 'making'])
    .select('id')
    .executeTakeFirst()

async function requireRoom(tx: Tx, escalationId: number) {
  const { kept } = await tx
    .selectFrom('evidence_files')
    .where('escalation_id', '=', escalationId)
    .where('state', '=', 'ready')
    .select(sql<number>`count(*)`.as('kept'))
    .executeTakeFirstOrThrow()
  if (kept >= maxEvidenceFiles) throw new AppError('too_many_evidence_files')
}
