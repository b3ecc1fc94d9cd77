import { createHash } from 'node:crypto'
import { isBlank, sentMessageType } from '@panel/contract'
import { type Db, sqlState, type Tx, transaction, violatedConstraint } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findAttachment } from '../../conversations/attachments/attachment.ts'
import { lockItem } from '../../conversations/lock.ts'
import { refuseLostLease } from '../../conversations/refusals.ts'
import { checkHonesty } from '../inquiries/check-honesty.ts'
import { findFirstAnswer, type SentMessage } from './repeat.ts'
import { type Answer, rulesInOrder, type Sending } from './rules.ts'
import { storeAnswer } from './store-answer.ts'
import { turnOf } from './turn.ts'

/**
 * Sends an operator's answer: once, only if the operator has seen the newest message, and only while nobody else has claimed
 * the conversation. A message after an answer must be requested as an extra reply. A repeated key gets the first response. The
 * response is sent after the commit.
 * @throws {InvalidInput} for a photo or a gift that cannot be sent to this customer
 * @throws {AppError} `lease_lost`, `newer_message`, `extra_limit`, `held`, `true_answer_due`, `text_checked`, `poke_limit`, `key_reused`, `already_answered`,
 * `in_progress`, `not_allowed` when the operator may not send this kind of message
 */
export async function sendMessage(
  db: Db,
  operator: Operator,
  conversationId: number,
  key: string,
  answer: Answer,
): Promise<SentMessage> {
  const digest = digestOf(conversationId, answer)
  const findFirst = (on: Db) => findFirstAnswer(on, operator.id, key, digest)
  try {
    const outcome = await transaction(db, async (tx) => {
      const item = await lockItem(tx, conversationId)
      if (!item)
        return (await findFirst(tx)) ?? refuseLostLease(tx, operator, conversationId, answer.lease_id)
      const sending = await prepare(tx, { operator, item, key, answer })
      for (const rule of rulesInOrder) {
        const decide = await rule(sending)
        const ended = decide && ((await findFirst(tx)) ?? (await decide()))
        if (ended) return ended
      }
      return store(sending, digest)
    })
    if (outcome instanceof AppError) throw outcome
    return outcome
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'idempotency_keys_pkey' || constraint?.startsWith('answers_')) {
      const first = await findFirst(db)
      if (first) return first
      throw new AppError('already_answered')
    }
    if (sqlState(error) === '55P03')
      return (await findFirst(db)) ?? Promise.reject(new AppError('in_progress', {}, 1))
    throw error
  }
}

async function prepare(
  tx: Tx,
  given: Pick<Sending, 'operator' | 'item' | 'key' | 'answer'>,
): Promise<Sending> {
  const { item, answer } = given
  const turn = turnOf(item)
  return {
    ...given,
    tx,
    text: textOf(answer),
    turn,
    attached: answer.attachment && (await findAttachment(tx, item, answer.attachment)),
    honest: await checkHonesty(tx, item, turn, answer),
  }
}

async function store(
  { tx, operator, item, key, answer, text, turn, attached, honest }: Sending,
  digest: Buffer,
) {
  const type = sentMessageType(turn, attached?.kind ?? null)
  // It only answers: no inquiry, ignore or handover ends with it.
  const onlyAnswers = !honest && item.status !== 'ignored' && !item.for_master
  const canUndo = onlyAnswers && Boolean(answer.undo_for)
  const stored = await storeAnswer(tx, item, {
    operatorId: operator.id,
    sentBy: operator.id,
    turn,
    type,
    attached,
    text,
    key,
    digest,
    approvedAnswer: honest instanceof AppError ? undefined : honest,
    keepsLease: answer.next === undefined && item.expires_at !== null,
    deliverAfter: canUndo ? deliverAfter(answer) : 0,
  })
  return {
    ...stored,
    canUndo,
    type,
    body: text,
    in_reply_to: item.customer_message_id,
    deleted: null,
    attached: attached ? [attached] : [],
  }
}

/** Seconds that an undo may take on its way. */
const undoGrace = 1

/** Seconds until an answer leaves. */
export const deliverAfter = ({ undo_for }: Pick<Answer, 'undo_for'>) => (undo_for ? undo_for + undoGrace : 0)

export const textOf = ({ text }: Pick<Answer, 'text'>) => (isBlank(text) ? '' : text)

/**
 * A digest that distinguishes a repeated message from a different one with the same key. The parts are separated by a NUL
 * character, which texts cannot contain.
 */
export function digestOf(conversationId: number, answer: Answer): Buffer {
  const { text, extra, attachment } = answer
  const attached = attachment ? `\0${attachment.kind} ${attachment.id}` : ''
  const requested = extra ? '\0extra' : ''
  return createHash('sha256').update(`${conversationId}\n${text}${attached}${requested}`).digest()
}
