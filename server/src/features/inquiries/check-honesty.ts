import type { BodyOf, MessageTurn, sendMessage } from '@panel/contract'
import type { Tx } from '../../platform/database.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { LockedItem } from '../conversations/lock.ts'
import { isCustomerAsking } from './is-asking.ts'
import { containsAnswer, findTrueAnswers, withoutAnswer } from './true-answers.ts'

type Message = Pick<BodyOf<typeof sendMessage>, 'text' | 'is_true_answer'>
/** A true answer: the approved answer that it contains, null when the operator has confirmed it, and the words beside it. */
type TrueAnswer = { approvedId: number | null; own: string }

/**
 * Checks a message to a customer who asks who writes; the queue item is locked. In the conversation in which they ask, it must be a true
 * answer: it contains an approved answer in whole or, if the site owner has none in this language, its operator has confirmed it. In the
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
  const contained = approved.find((answer) => containsAnswer(text, answer.text))
  if (!contained && approved.length > 0) return new AppError('true_answer_due', { kind: 'approved' })
  const own = contained ? withoutAnswer(text, contained.text) : text
  if (contained) return { approvedId: contained.id, own }
  return is_true_answer && text.trim() !== ''
    ? { approvedId: null, own }
    : new AppError('true_answer_due', { kind: 'own_words' })
}
