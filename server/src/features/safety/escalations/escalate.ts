import type { BodyOf, escalateConversation as endpoint, OwnEscalation } from '@panel/contract'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { undoAcceptedFor } from '../../../platform/undo-time.ts'
import { lockCustomers, openHold, refreshHeld } from '../../conversations/customers/holds.ts'
import { tellSite } from '../../conversations/holds/tell-site.ts'
import { type ReadableConversation, requireReadable } from '../../conversations/require-readable.ts'
import { countExposure } from '../../people/welfare/count-exposure.ts'
import { endLeasesOfCustomer } from './end-leases.ts'

type Escalation = BodyOf<typeof endpoint>

/**
 * Escalates a conversation: from this transaction on nothing is sent to the customer, and nobody has one of their conversations in
 * hand. Drafts stay. When the same was escalated before and is open, that one is returned, and no longer undone if a colleague opened it.
 * @throws {AppError} `conversation_not_found`, `message_not_found`
 */
export async function escalate(
  db: Db,
  operator: Operator,
  conversationId: number,
  escalation: Escalation,
): Promise<OwnEscalation> {
  return transaction(db, async (tx) => {
    const conversation = await requireReadable(tx, operator, conversationId)
    const { customer_id, siteowner_id } = conversation
    await lockCustomers(tx, [customer_id])
    const before = await findOpen(tx, customer_id, escalation)
    if (before) {
      await join(tx, operator, conversation, before)
      return present(before, operator)
    }
    const about = await findMessage(tx, conversation, escalation.message_id)
    const hold = await openHold(
      tx,
      customer_id,
      { kind: escalation.kind, until: null },
      { operatorId: operator.id, siteownerId: siteowner_id },
    )
    await refreshHeld(tx, [customer_id])
    if (hold.isNew) await tellSite(tx, hold.id, 'held', undoAcceptedFor / 1_000)
    const ended = await endLeasesOfCustomer(tx, customer_id)
    const own = ended.find(
      (lease) => lease.conversation_id === conversationId && lease.operator_id === operator.id,
    )
    const stored = await tx
      .insertInto('escalations')
      .values({
        kind: escalation.kind,
        conversation_id: conversationId,
        customer_id,
        siteowner_id,
        hold_id: hold.id,
        opened_hold: hold.isNew,
        by_id: operator.id,
        message_id: about?.id ?? null,
        message_created_at: about?.created_at ?? null,
        suggested_words: escalation.suggested_words?.trim() ?? null,
        lease_id: own?.lease_id ?? null,
        claimed_at: own?.claimed_at ?? null,
      })
      .returning(['id', 'kind', 'opened_at', 'by_id'])
      .executeTakeFirstOrThrow()
    await recordAudit(tx, {
      operatorId: operator.id,
      siteownerId: siteowner_id,
      action: 'escalation.open',
      subject: { type: 'conversation', id: conversationId },
      details: {
        escalation_id: stored.id,
        kind: escalation.kind,
        message_id: about?.id ?? null,
        leases: ended.length,
        suggested: escalation.suggested_words !== undefined,
      },
    })
    await countExposure(tx, operator.id, { escalations: 1 })
    announce(
      tx,
      { topic: 'holds' },
      { topic: 'conversation', id: conversationId, operatorId: own?.operator_id ?? null },
    )
    return present(stored, operator)
  })
}

type Stored = Pick<OwnEscalation, 'id' | 'kind' | 'opened_at'> & { by_id: number }

/** Keeps that a colleague has escalated the same: from now on it is undone by nobody, and a master decides. */
async function join(tx: Tx, operator: Operator, { id, siteowner_id }: ReadableConversation, before: Stored) {
  if (before.by_id === operator.id) return
  const joined = await tx
    .updateTable('escalations')
    .set({ also_by: operator.id, also_at: sql<string>`now()` })
    .where('id', '=', before.id)
    .where('also_by', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!joined) return
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: siteowner_id,
    action: 'escalation.join',
    subject: { type: 'conversation', id },
    details: { escalation_id: before.id, kind: before.kind },
  })
  await countExposure(tx, operator.id, { escalations: 1 })
}

const present = ({ id, kind, opened_at, by_id }: Stored, viewer: Operator): OwnEscalation => ({
  id,
  kind,
  opened_at,
  can_undo: by_id === viewer.id,
})

/** The customer is locked, so none can open meanwhile. */
function findOpen(tx: Tx, customerId: number, { kind }: Escalation): Promise<Stored | undefined> {
  return tx
    .selectFrom('escalations')
    .where('customer_id', '=', customerId)
    .where('kind', '=', kind)
    .where('settled_at', 'is', null)
    .where('undone_at', 'is', null)
    .select(['id', 'kind', 'opened_at', 'by_id'])
    .executeTakeFirst()
}

/** The named message of this conversation, or the last one of the customer. @throws {AppError} `message_not_found` */
async function findMessage(tx: Tx, { id }: ReadableConversation, named: number | undefined) {
  const messages = tx.selectFrom('messages as m').where('m.conversation_id', '=', id)
  if (named !== undefined) {
    const message = await messages
      .where('m.id', '=', named)
      .select(['m.id', 'm.created_at'])
      .executeTakeFirst()
    if (!message) throw new AppError('message_not_found')
    return message
  }
  return messages
    .innerJoin('conversations as c', (join) =>
      join.onRef('c.id', '=', 'm.conversation_id').onRef('c.last_customer_message_id', '=', 'm.id'),
    )
    .select(['m.id', 'm.created_at'])
    .executeTakeFirst()
}
