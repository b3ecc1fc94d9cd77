import type { OutboxItem } from '@panel/contract'
import type { Attachments } from './attachments.ts'
import { type Conversation, hasMore, isFinished, isPoke, keyOf, recordMessage } from './conversation.ts'
import { isReply, type OpenLedger } from './ledger.ts'
import type { SiteMessage } from './panel.ts'
import type { Sender } from './sender.ts'
import type { Pacing } from './simulate.ts'

/** `caught up`: read from the outbox after an outage, where most messages are known already. */
export type Source = 'webhook' | 'polled' | 'caught up'

/** Whether the site does not want a message of an operator. */
export type Refusals = (item: OutboxItem) => boolean

/** One of seven replies. */
export const mixedRefusals: Refusals = (item) => isReply(item) && item.id % 7 === 0

type RecordOptions = { attachments?: Attachments; refuses?: Refusals | undefined }

/**
 * The records of a site about its conversations. A message of an operator counts once, whether it came by webhook or outbox.
 * @param pacing `onAnswered` is called when a customer can write next
 */
export function openRecords(
  sender: Sender,
  ledger: OpenLedger,
  { onAnswered, startUnprompted, adopt }: Pick<Pacing, 'onAnswered' | 'startUnprompted' | 'adopt'>,
  { attachments, refuses = () => false }: RecordOptions = {},
) {
  const conversations = new Map<string, Conversation>()
  const seen = new Set<number>()
  const ours = new Set<number>()
  const refused = new Set<number>()
  const answered = new Map<string, number>()

  /** Whether the message answers one of an earlier run, which has the same customers and profiles. */
  const isForeign = ({ in_reply_to }: OutboxItem) => in_reply_to !== undefined && !sender.isOurs(in_reply_to)

  /** The conversation of a message. A poke or a starter can start one, for customers who answer those, and an answer can go on with one. */
  function conversationOf(item: OutboxItem): Conversation | undefined {
    const { customer_external_id: customer, profile_external_id: profile } = item
    const known = conversations.get(keyOf(customer, profile))
    if (known && !isFinished(known)) return isForeign(item) ? undefined : known
    if (!isPoke(item)) return known && !isForeign(item) ? known : adopted(item)
    const started = startUnprompted?.(customer, profile)
    if (!started) return known
    conversations.set(keyOf(customer, profile), started)
    ledger.count('started')
    return started
  }

  /** A conversation from before this run. The answer is to a message that waits, as its customer sees it. */
  function adopted(item: OutboxItem): Conversation | undefined {
    const { customer_external_id: customer, profile_external_id: profile } = item
    const conversation = adopt?.(customer, profile)
    if (!conversation) return undefined
    conversation.awaiting = item.in_reply_to ?? null
    conversations.set(keyOf(customer, profile), conversation)
    ledger.count('started')
    return conversation
  }

  return {
    begin(conversation: Conversation) {
      conversations.set(keyOf(conversation.customer, conversation.profile), conversation)
      ledger.count('started')
      sender.write(conversation)
    },
    /** @returns whether it belongs to this run, or is refused */
    receive(item: OutboxItem, source: Source): boolean | 'refused' {
      if (refused.has(item.id)) return 'refused'
      if (seen.has(item.id)) {
        if (source !== 'caught up') ledger.count('duplicates_dropped')
        return ours.has(item.id)
      }
      seen.add(item.id)
      const conversation = conversationOf(item)
      if (!conversation) {
        ledger.count('foreign')
        return false
      }
      ledger.countType(item.type)
      if (source === 'webhook' && refuses(item)) {
        refused.add(item.id)
        ledger.count('refused')
        return 'refused'
      }
      ours.add(item.id)
      ledger.count('delivered')
      attachments?.check(item)
      if (source === 'caught up') ledger.count('caught_up')
      const wasFinished = isFinished(conversation)
      const isTheirTurn = recordMessage(conversation, item, answered, ledger)
      if (isFinished(conversation) && !wasFinished) ledger.count('finished')
      if (isTheirTurn) {
        conversation.isWriting = true
        onAnswered(conversation, isPoke(item), item.text)
      }
      return true
    },
    /** Lets a customer without an answer write again, or give up after the last line. */
    handleNoAnswer(conversation: Conversation) {
      if (conversation.awaiting === null) return
      if (hasMore(conversation)) {
        conversation.overtaken.add(conversation.awaiting)
        ledger.count('written_on')
        sender.write(conversation)
      } else conversation.hasGivenUp = true
    },
    /** A customer who has deleted the message that waits goes on with the next line. An answer can be on its way. */
    takeBack({ external_id, customer_external_id, profile_external_id }: SiteMessage) {
      const conversation = conversations.get(keyOf(customer_external_id, profile_external_id))
      if (conversation?.awaiting !== external_id) return
      conversation.overtaken.add(external_id)
      conversation.awaiting = null
      conversation.hasGivenUp = false
      if (hasMore(conversation)) sender.write(conversation)
    },
    isOver: () => conversations.values().every(isFinished),
    /** Whether the customer and the profile have an open conversation. */
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
