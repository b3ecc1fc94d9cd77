import { announce, type Tx } from '../../../platform/database.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { answerInquiry } from '../inquiries/answer.ts'
import { endHandover } from '../leaving/handovers.ts'
import { endIgnores } from '../leaving/ignores.ts'
import { type NewMessage, storeMessage } from './store.ts'

type NewAnswer = Pick<
  NewMessage,
  'operatorId' | 'turn' | 'type' | 'attached' | 'text' | 'key' | 'digest' | 'keepsLease' | 'deliverAfter'
> & {
  /** Who sends it: the operator who wrote it, or the master to whom they have appealed. */
  sentBy: number
  /** The text answers a customer who asks who writes, truly. */
  approvedAnswer: { approvedId: number | null } | undefined
}

/** Stores an answer that may be sent, and ends what it answers: the inquiry, the ignore and the handover. The queue item is locked. */
export async function storeAnswer(tx: Tx, item: LockedItem, answer: NewAnswer) {
  const { sentBy, approvedAnswer, ...message } = answer
  const { conversation_id: conversationId } = item
  const stored = await storeMessage(tx, {
    ...message,
    conversationId,
    siteownerId: item.siteowner_id,
    inReplyTo: item.customer_message_id,
    hasWebhook: item.has_webhook,
  })
  if (approvedAnswer)
    await answerInquiry(tx, {
      conversationId,
      siteownerId: item.siteowner_id,
      operatorId: sentBy,
      messageId: stored.id,
      approvedAnswerId: approvedAnswer.approvedId,
    })
  // A master has taken the ignored conversation and answered it.
  if (item.status === 'ignored') await endIgnores(tx, conversationId, sentBy)
  if (item.for_master) await endHandover(tx, { conversationId, operatorId: sentBy, leaseId: null })
  announce(
    tx,
    { topic: 'queue' },
    { topic: 'conversation', id: conversationId, operatorId: item.operator_id },
  )
  if (item.has_webhook) announce(tx, { topic: 'deliveries' })
  return stored
}
