import { createHash } from 'node:crypto'
import { type BodyOf, messageTurn, type sendMessage as sendMessageEndpoint } from '@panel/contract'
import { announce, type Db, sqlState, transaction, violatedConstraint } from '../../platform/database.ts'
import type { Operator } from '../../platform/http/access.ts'
import { AppError } from '../../platform/http/errors.ts'
import { type LockedItem, lockItem } from './lock.ts'
import { refuseHeld, refuseLost, refuseNewer } from './refusals.ts'
import { findFirstAnswer, type SentMessage } from './repeat.ts'
import { storeMessage } from './store.ts'

export type Answer = Pick<
  BodyOf<typeof sendMessageEndpoint>,
  'lease_id' | 'epoch' | 'in_reply_to' | 'text' | 'next'
>

/**
 * Sends an operator's answer: once, to what they saw, and only while nobody else has the conversation. A repeated key gets
 * the first answer. Acknowledged after the commit.
 * @throws {AppError} `lease_lost`, `newer_message`, `held`, `key_reused`, `already_answered`, `in_progress`
 */
export async function sendMessage(
  db: Db,
  operator: Operator,
  conversationId: number,
  key: string,
  answer: Answer,
): Promise<SentMessage> {
  const digest = createHash('sha256').update(`${conversationId}\n${answer.text}`).digest()
  const repeat = (on: Db) => findFirstAnswer(on, operator.id, key, digest)
  try {
    return await transaction(db, async (tx) => {
      const item = await lockItem(tx, conversationId)
      if (!item || !isTheirs(item, operator, answer)) {
        return (await repeat(tx)) ?? refuseLost(tx, operator, conversationId)
      }
      if (item.customer_message_id !== answer.in_reply_to) {
        return (await repeat(tx)) ?? refuseNewer(tx, operator, item, answer.in_reply_to)
      }
      if (item.held) return (await repeat(tx)) ?? refuseHeld(tx, item)
      const turn = turnOf(item)
      const stored = await storeMessage(tx, {
        conversationId,
        siteownerId: item.siteowner_id,
        operatorId: operator.id,
        inReplyTo: item.customer_message_id,
        turn,
        type: turn,
        text: answer.text,
        key,
        digest,
        hasWebhook: item.has_webhook,
        staysLeased: answer.next === undefined && item.expires_at !== null,
      })
      announce(tx, { topic: 'queue' }, { topic: 'conversation', id: conversationId, operatorId: operator.id })
      if (item.has_webhook) announce(tx, { topic: 'deliveries' })
      return { ...stored, type: turn, body: answer.text, in_reply_to: item.customer_message_id }
    })
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'idempotency_keys_pkey' || constraint?.startsWith('answers_')) {
      const first = await repeat(db)
      if (first) return first
      throw new AppError('already_answered')
    }
    if (sqlState(error) === '55P03')
      return (await repeat(db)) ?? Promise.reject(new AppError('in_progress', {}, 1))
    throw error
  }
}

/** The lease and its epoch are those of the last claim: nobody has taken the conversation since, even when it has run out. */
function isTheirs(item: LockedItem, operator: Operator, answer: Answer): boolean {
  return item.lease_id === answer.lease_id && item.epoch === answer.epoch && item.operator_id === operator.id
}

function turnOf(item: LockedItem) {
  const isAnswered = item.due_at === null
  return messageTurn({
    isEmpty: item.message_count === 0 && !isAnswered,
    // The cast: a check constraint allows these two only.
    work: isAnswered ? 'answered' : (item.kind as 'reply' | 'poke'),
    lastWriter: item.kind === 'reply' && !isAnswered ? 'customer' : item.poke_count > 0 ? 'poke' : 'operator',
  })
}
