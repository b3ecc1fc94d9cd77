import { recordAudit } from '../../../platform/audit.ts'
import type { Tx } from '../../../platform/database.ts'
import { closeInquiry } from './close.ts'

type Answer = {
  conversationId: number
  siteownerId: number
  operatorId: number
  /** The message with the true answer. */
  messageId: number
  /** Null: the operator wrote it. */
  approvedAnswerId: number | null
}

/** Closes the inquiry of a conversation with the true answer that was sent. */
export async function answerInquiry(tx: Tx, answer: Answer): Promise<void> {
  const { conversationId, operatorId, messageId, approvedAnswerId } = answer
  const closed = await closeInquiry(tx, conversationId, {
    closed_by: operatorId,
    answer_id: messageId,
    approved_answer_id: approvedAnswerId,
  })
  if (!closed) return
  await recordAudit(tx, {
    operatorId,
    siteownerId: answer.siteownerId,
    action: 'inquiry.answer',
    subject: { type: 'conversation', id: conversationId },
    details: {
      inquiry_id: closed.id,
      kind: closed.kind,
      message_id: messageId,
      approved_answer_id: approvedAnswerId,
    },
  })
}
