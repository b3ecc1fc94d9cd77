import type { Message } from '@panel/contract'
import { questionsOf } from '@panel/contract/rules/questions-of'
import { byPlace } from './message-place'
import type { Thread } from './thread'
import { isUnanswered, lastAnswerIn } from './unanswered'

/** Words of a message, as they were written. */
export type Quoted = { messageId: number; text: string }

export type Owed = {
  /** The customer's questions in messages that nobody has answered, oldest first. */
  questions: Quoted[]
  /** The last question to the customer. */
  asked: Quoted | null
  /** The last message to the customer. */
  last: Message
}

/** What is owed to the customer, of the loaded messages; null when nobody has written to them. */
export function owedIn(thread: Thread): Owed | null {
  const messages = thread.pages.flat()
  const sent = messages.filter(({ direction }) => direction === 'out')
  const last = sent.toSorted(byPlace).at(-1)
  if (!last) return null
  const answeredTo = lastAnswerIn(thread)
  const lastThatAsked = sent.findLast((message) => questionsIn(message).length > 0)
  return {
    questions: messages.filter((message) => isUnanswered(message, answeredTo)).flatMap(questionsIn),
    asked: (lastThatAsked && questionsIn(lastThatAsked).at(-1)) ?? null,
    last,
  }
}

/** Nobody has written to the customer, in the whole thread. */
export const isStarting = (thread: Thread) => thread.older === null && lastAnswerIn(thread) === 0

/** A covered or deleted text is not repeated. */
function questionsIn({ id: messageId, text, hidden, deleted }: Message): Quoted[] {
  if (hidden || deleted) return []
  return questionsOf(text).map((question) => ({ messageId, text: question }))
}
