import type { BodyOf, markAsked as endpoint, OpenInquiry } from '@panel/contract'
import { recordAudit } from '../../../platform/audit.ts'
import { announce, type Db, type Tx, transaction } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { presentNamed } from '../../../platform/http/present-operator.ts'
import { isLastLease, type LockedItem, lockItem } from '../../conversations/lock.ts'
import { refuseLostLease } from '../../conversations/refusals.ts'
import { dropPokes } from './drop-pokes.ts'

/**
 * Marks that the customer asks who writes, in the message that waits for an answer. An inquiry that is open already is returned.
 * @throws {AppError} `lease_lost`, `nothing_waits`
 */
export async function markAsked(
  db: Db,
  operator: Operator,
  conversationId: number,
  lease: BodyOf<typeof endpoint>,
): Promise<OpenInquiry> {
  return transaction(db, async (tx) => {
    const item = await lockItem(tx, conversationId)
    if (!item || !isLastLease(item, operator, lease))
      return refuseLostLease(tx, operator, conversationId, lease.lease_id)
    if (!item.asked) await open(tx, operator, item)
    const { by_id, by_name, ...inquiry } = await findOpen(tx, conversationId)
    const by = presentNamed(operator, by_id, by_name)
    return { ...inquiry, by }
  })
}

async function open(tx: Tx, operator: Operator, item: LockedItem) {
  const { conversation_id, customer_id, siteowner_id, customer_message_id: message_id } = item
  if (item.kind !== 'reply' || item.due_at === null || message_id === null)
    throw new AppError('nothing_waits')
  await tx
    .insertInto('inquiries')
    .values({ conversation_id, customer_id, siteowner_id, message_id, marked_by: operator.id })
    .execute()
  await tx
    .updateTable('queue_items')
    .set({ asked: true })
    .where('conversation_id', '=', conversation_id)
    .execute()
  await dropPokes(tx, [conversation_id])
  await recordAudit(tx, {
    operatorId: operator.id,
    siteownerId: siteowner_id,
    action: 'inquiry.mark',
    subject: { type: 'conversation', id: conversation_id },
    details: { message_id },
  })
  announce(tx, { topic: 'conversation', id: conversation_id, operatorId: operator.id })
}

const findOpen = (tx: Tx, conversationId: number) =>
  tx
    .selectFrom('inquiries as n')
    .leftJoin('operators as o', 'o.id', 'n.marked_by')
    .where('n.conversation_id', '=', conversationId)
    .where('n.closed_at', 'is', null)
    .select(['n.id', 'n.kind', 'n.message_id', 'n.opened_at', 'o.id as by_id', 'o.name as by_name'])
    .executeTakeFirstOrThrow()
