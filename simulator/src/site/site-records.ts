import type { OutboxItem } from '@panel/contract'
import type { Attachments } from './attachments.ts'
import { type Conversation, hasMore, isFinished, isPoke, keyOf, take } from './conversation.ts'
import type { OpenLedger } from './ledger.ts'
import type { Sender } from './sender.ts'
import type { Pacing } from './simulate.ts'

/** `caught up`: read from the outbox after an outage, where most messages are known already. */
export type Source = 'webhook' | 'polled' | 'caught up'

/**
 * What the site knows of its conversations. A message of an operator counts once, whether it came by webhook or outbox.
 * @param pacing `onAnswered` is called when a customer can write next
 */
export function openRecords(
  sender: Sender,
  ledger: OpenLedger,
  { onAnswered, startUnprompted }: Pick<Pacing, 'onAnswered' | 'startUnprompted'>,
  attachments?: Attachments,
) {
  const conversations = new Map<string, Conversation>()
  const seen = new Set<number>()
  const ours = new Set<number>()
  const answered = new Map<string, number>()

  /** Of an earlier run with the same people: it answers a message of that run. */
  const isForeign = ({ in_reply_to }: OutboxItem) => in_reply_to !== undefined && !sender.isOurs(in_reply_to)

  /** Its conversation. A poke or a starter can start one, for customers who accept that. */
  function conversationOf(item: OutboxItem): Conversation | undefined {
    const { customer_external_id: customer, profile_external_id: profile } = item
    const known = conversations.get(keyOf(customer, profile))
    if (!isPoke(item) || (known && !isFinished(known))) return known && !isForeign(item) ? known : undefined
    const started = startUnprompted?.(customer, profile)
    if (!started) return known
    conversations.set(keyOf(customer, profile), started)
    ledger.count('started')
    return started
  }

  return {
    begin(conversation: Conversation) {
      conversations.set(keyOf(conversation.customer, conversation.profile), conversation)
      ledger.count('started')
      sender.write(conversation)
    },
    /** @returns whether it belongs to this run */
    receive(item: OutboxItem, way: Source): boolean {
      if (seen.has(item.id)) {
        if (way !== 'caught up') ledger.count('duplicates_dropped')
        return ours.has(item.id)
      }
      seen.add(item.id)
      const conversation = conversationOf(item)
      if (!conversation) {
        ledger.count('foreign')
        return false
      }
      ours.add(item.id)
      ledger.count('delivered')
      ledger.countType(item.type)
      attachments?.take(item)
      if (way === 'caught up') ledger.count('caught_up')
      const wasFinished = isFinished(conversation)
      const isTheirTurn = take(conversation, item, answered, ledger)
      if (isFinished(conversation) && !wasFinished) ledger.count('finished')
      if (isTheirTurn) {
        conversation.isWriting = true
        onAnswered(conversation, isPoke(item))
      }
      return true
    },
    /** Nobody answers this customer, who writes again, or gives up after the last line. */
    handleNoAnswer(conversation: Conversation) {
      if (conversation.awaiting === null) return
      if (hasMore(conversation)) {
        conversation.overtaken.add(conversation.awaiting)
        ledger.count('written_on')
        sender.write(conversation)
      } else conversation.hasGivenUp = true
    },
    isOver: () => conversations.values().every(isFinished),
    /** The open conversation of these two. */
    hasOpenConversation(customer: string, profile: string): boolean {
      const conversation = conversations.get(keyOf(customer, profile))
      return conversation !== undefined && !isFinished(conversation)
    },
    /** The messages that wait for an answer. */
    waitingMessages: () =>
      Array.from(conversations.values()).flatMap(({ awaiting, hasGivenUp }) =>
        hasGivenUp ? [] : (awaiting ?? []),
      ),
    /** The messages whose customers no longer wait for an answer. */
    givenUp: () =>
      Array.from(conversations.values()).flatMap(({ awaiting, hasGivenUp }) =>
        hasGivenUp ? (awaiting ?? []) : [],
      ),
  }
}

export type SiteRecords = ReturnType<typeof openRecords>
