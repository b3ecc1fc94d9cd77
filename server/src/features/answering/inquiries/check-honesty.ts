import type { BodyOf, MessageTurn, sendMessage } from '@panel/contract'
import type { Tx } from '../../../platform/database.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { LockedItem } from '../../conversations/lock.ts'
import { isCustomerAsking } from './is-asking.ts'
import { containsAnswer, findTrueAnswers, givenAnswer } from './true-answers.ts'

type Message = Pick<BodyOf<typeof sendMessage>, 'text' | 'is_true_answer'>
/** A true answer: the approved answer that it gives, null when the operator has confirmed it, and the words beside it. */
type TrueAnswer = { approvedId: number | null; own: string }

/**
 * Checks a message to a customer who asks who writes; the queue item is locked. In the conversation in which they ask, it must be a true
 * answer: it has an approved answer as sentences of its own or, if the site owner has none in this language, its operator has confirmed it. In the
 * others, they get only replies; pokes are refused by `spendPoke`. What denies it is stopped by `checkWords`, before this refusal.
 * @returns the refusal `true_answer_due`; undefined when the customer does not ask here
 */
export async function checkHonesty(
  tx: Tx,
  item: LockedItem,
  turn: MessageTurn,
  { text, is_true_answer }: Message,
): Promise<TrueAnswer | AppError | undefined> {
  if (!item.asked) {
    if (turn === 'reply' || item.kind === 'poke' || !(await isCustomerAsking(tx, item.customer_id)))
      return undefined
    return new AppError('true_answer_due', { kind: 'elsewhere' })
  }
  const approved = await findTrueAnswers(tx, item.conversation_id)
  const given = givenAnswer(text, approved)
  if (given) return { approvedId: given.id, own: given.own }
  if (approved.length > 0)
    return new AppError('true_answer_due', { kind: containsAnswer(text, approved) ? 'within' : 'approved' })
  return is_true_answer && text.trim() !== ''
    ? { approvedId: null, own: text }
    : new AppError('true_answer_due', { kind: 'own_words' })
}
