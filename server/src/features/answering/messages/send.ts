import { createHash } from 'node:crypto'
import {
  type BodyOf,
  isBlank,
  type MessageTurn,
  messageTurn,
  type QueueKind,
  type sendMessage as sendMessageEndpoint,
  sentMessageType,
} from '@panel/contract'
import { type Db, sqlState, transaction, violatedConstraint } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { findAttachment, refuseAttachment } from '../../conversations/attachments/attachment.ts'
import { isLastLease, type LockedItem, lockItem } from '../../conversations/lock.ts'
import {
  refuseBeforeRelease,
  refuseHeld,
  refuseKindOfWork,
  refuseLostLease,
  refuseNewerMessage,
} from '../../conversations/refusals.ts'
import { checkHonesty } from '../inquiries/check-honesty.ts'
import { spendPoke } from '../poke-rules/spend-poke.ts'
import { checkWords } from '../send-checks/check-words.ts'
import { checkedBesideAnswer, checkedWordsOf } from '../send-checks/checked-words-of.ts'
import { checkExtra } from './extra.ts'
import { findFirstAnswer, type SentMessage } from './repeat.ts'
import { storeAnswer } from './store-answer.ts'

export type Answer = Pick<
  BodyOf<typeof sendMessageEndpoint>,
  | 'lease_id'
  | 'epoch'
  | 'in_reply_to'
  | 'last_seen_id'
  | 'extra'
  | 'confirmed'
  | 'is_true_answer'
  | 'checked'
  | 'text'
  | 'attachment'
  | 'next'
>

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
  const text = textOf(answer)
  const findFirst = (on: Db) => findFirstAnswer(on, operator.id, key, digest)
  try {
    const outcome = await transaction(db, async (tx) => {
      const item = await lockItem(tx, conversationId)
      if (!item || !isLastLease(item, operator, answer)) {
        return (await findFirst(tx)) ?? refuseLostLease(tx, operator, conversationId, answer.lease_id)
      }
      const unseen = findUnseen(item, answer)
      if (unseen) return (await findFirst(tx)) ?? refuseNewerMessage(tx, operator, item, unseen.after)
      if (item.held) return (await findFirst(tx)) ?? refuseHeld(tx, item)
      if (item.was_held) return (await findFirst(tx)) ?? refuseBeforeRelease()
      const turn = turnOf(item)
      const honest = await checkHonesty(tx, item, turn, answer)
      const work = workOf(turn)
      if (!operator.messageTypes.includes(work))
        return (await findFirst(tx)) ?? refuseKindOfWork(operator, item, work)
      const { attachment } = answer
      const attached = attachment && (await findAttachment(tx, item, attachment))
      if (attachment && !attached) return (await findFirst(tx)) ?? refuseAttachment(attachment)
      const type = sentMessageType(turn, attached?.kind ?? null)
      const isHonest = !(honest instanceof AppError)
      const found =
        isHonest && honest
          ? await checkedBesideAnswer(tx, item, honest.own)
          : await checkedWordsOf(tx, item, text)
      // A text that is no true answer is refused all the same: of such a text, only a lie is told first.
      const words = isHonest ? found : found.filter(({ kind }) => kind === 'denial' || kind === 'promise')
      if (words.length > 0) {
        // A refusal is committed, because it is logged; then it is thrown.
        const refused =
          (await findFirst(tx)) ??
          (await checkWords(tx, operator, item, { words, key, checked: answer.checked }))
        if (refused) return refused
      }
      if (!isHonest) return (await findFirst(tx)) ?? Promise.reject(honest)
      if (item.kind === 'poke') {
        // A refused poke leaves the queue. That is committed first, then the error is thrown.
        const settled = (await findFirst(tx)) ?? (await spendPoke(tx, item))
        if (settled) return settled
      }
      if (turn === 'extra_reply') {
        const refuse = await checkExtra(tx, operator, item, answer)
        if (refuse) return (await findFirst(tx)) ?? refuse()
      }
      const stored = await storeAnswer(tx, item, {
        operatorId: operator.id,
        sentBy: operator.id,
        turn,
        type,
        attached,
        text,
        key,
        digest,
        approvedAnswer: honest,
        keepsLease: answer.next === undefined && item.expires_at !== null,
      })
      return {
        ...stored,
        type,
        body: text,
        in_reply_to: item.customer_message_id,
        deleted: null,
        attached: attached ? [attached] : [],
      }
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

/**
 * Finds out whether there are messages that the operator has not seen. `last_message_id` can have been read before the lock,
 * which does no harm: whoever writes a message also changes the item, which is read after the lock.
 * @returns the message after which they begin; undefined when the operator has seen all
 */
function findUnseen(item: LockedItem, { in_reply_to, last_seen_id }: Answer) {
  if (item.customer_message_id !== in_reply_to) {
    const isAllSeen = last_seen_id !== undefined && last_seen_id >= (item.customer_message_id ?? 0)
    return { after: isAllSeen ? in_reply_to : (last_seen_id ?? in_reply_to) }
  }
  const newest = Math.max(item.last_message_id ?? 0, item.customer_message_id ?? 0)
  return last_seen_id !== undefined && last_seen_id < newest ? { after: last_seen_id } : undefined
}

const pokeTurns: readonly MessageTurn[] = ['starter', 'poke', 'extra_poke']
/**
 * The kind of work of a turn: `message_types` decide which an operator may do. Starters wait in the poke queue. Specification
 * section 6.
 */
const workOf = (turn: MessageTurn): QueueKind => (pokeTurns.includes(turn) ? 'poke' : 'reply')

export function turnOf(item: LockedItem) {
  const isAnswered = item.is_before_poke || (item.due_at === null && !item.unanswered)
  return messageTurn({
    isEmpty: item.message_count === 0 && !isAnswered,
    work: isAnswered ? 'answered' : item.kind,
    lastWriter: item.kind === 'reply' && !isAnswered ? 'customer' : item.poke_count > 0 ? 'poke' : 'operator',
  })
}
