import type { OutboxItem } from '@panel/contract'
import { type Conversation, isFinished, keyOf, take } from './conversation.ts'
import type { OpenLedger } from './ledger.ts'
import type { Sender } from './sender.ts'

/** `caught up`: read from the outbox after an outage, where most is known already. */
export type Way = 'webhook' | 'polled' | 'caught up'

/**
 * What the site knows of its conversations. A message of an operator counts once, whichever way it comes.
 * @param turn is told whose turn it is to write
 */
export function openBooks(sender: Sender, ledger: OpenLedger, turn: (conversation: Conversation) => void) {
  const conversations = new Map<string, Conversation>()
  const seen = new Set<number>()
  const answered = new Map<string, number>()

  /** Of an earlier run with the same people: it answers what was asked then. */
  const isForeign = ({ in_reply_to }: OutboxItem) => in_reply_to !== undefined && !sender.isOurs(in_reply_to)

  return {
    begin(conversation: Conversation) {
      conversations.set(keyOf(conversation.customer, conversation.profile), conversation)
      ledger.count('started')
      sender.write(conversation)
    },
    /** @returns whether it is of this run */
    receive(item: OutboxItem, way: Way): boolean {
      const conversation = conversations.get(keyOf(item.customer_external_id, item.profile_external_id))
      const isOurs = conversation !== undefined && !isForeign(item)
      if (seen.has(item.id)) {
        if (way !== 'caught up') ledger.count('duplicates_dropped')
        return isOurs
      }
      seen.add(item.id)
      if (!isOurs) {
        ledger.count('foreign')
        return false
      }
      ledger.count('delivered')
      if (way === 'caught up') ledger.count('caught_up')
      const wasFinished = isFinished(conversation)
      const isTheirTurn = take(conversation, item, answered, ledger)
      if (isFinished(conversation) && !wasFinished) ledger.count('finished')
      if (isTheirTurn) {
        conversation.isWriting = true
        turn(conversation)
      }
      return true
    },
    isOver: () => conversations.values().every(isFinished),
    /** The conversation of these two, when it still goes on. */
    goingOn(customer: string, profile: string): boolean {
      const conversation = conversations.get(keyOf(customer, profile))
      return conversation !== undefined && !isFinished(conversation)
    },
    /** The messages that wait for an answer. */
    awaited: () => Array.from(conversations.values()).flatMap(({ awaiting }) => awaiting ?? []),
  }
}

export type Books = ReturnType<typeof openBooks>
