import type { OutboxItem } from '@panel/contract'
import type { Script } from '@panel/demo/script'
import { isReply, type OpenLedger } from './ledger.ts'

/** A conversation as its site sees it. */
export type Conversation = {
  customer: string
  profile: string
  script: Script
  /** The index of the next line. */
  next: number
  /** The external id of the message that waits for an answer. */
  awaiting: string | null
  /** When it was written, in milliseconds since 1970. */
  writtenAt: number
  /** Messages without an answer after which the customer wrote again: an answer can still arrive. */
  overtaken: Set<string>
  /** The customer's last line got no answer, and the customer no longer waits. */
  hasGivenUp: boolean
  /** The id of the newest message from the panel: the following ones have higher ids. */
  newestId: number
  /** Whether the customer will write next. */
  isWriting: boolean
}

export const keyOf = (customer: string, profile: string) => `${customer}\n${profile}`

export function openConversation(customer: string, profile: string, script: Script): Conversation {
  return {
    customer,
    profile,
    script,
    next: 0,
    awaiting: null,
    writtenAt: 0,
    overtaken: new Set(),
    hasGivenUp: false,
    newestId: 0,
    isWriting: false,
  }
}

export const hasMore = ({ next, script }: Conversation) => next < script.lines.length
export const isFinished = (conversation: Conversation) =>
  !hasMore(conversation) && (conversation.awaiting === null || conversation.hasGivenUp)

/** A message that the customer did not ask for. */
export const isPoke = ({ type }: Pick<OutboxItem, 'type'>) => /^(starter|poke|extra_poke)/.test(type)

/**
 * Records a message of an operator in the conversation, and its faults in the ledger.
 * @returns whether the customer can write next
 */
export function recordMessage(
  conversation: Conversation,
  item: OutboxItem,
  answered: Map<string, number>,
  ledger: OpenLedger,
): boolean {
  if (item.id < conversation.newestId)
    ledger.note('out_of_order', `${item.id} came after ${conversation.newestId}`)
  conversation.newestId = Math.max(conversation.newestId, item.id)
  const to = item.in_reply_to ?? ''
  if (isReply(item)) {
    const earlier = answered.get(to)
    if (earlier !== undefined) ledger.note('doubles', `${to} was answered by ${earlier} and ${item.id}`)
    else if (conversation.overtaken.has(to)) ledger.count('crossed')
    else if (to !== conversation.awaiting)
      ledger.note('out_of_order', `${item.id} answers ${to}, but ${conversation.awaiting} waits`)
    answered.set(to, item.id)
  }
  if (conversation.awaiting !== null && to !== conversation.awaiting) return false
  conversation.awaiting = null
  conversation.hasGivenUp = false
  return !conversation.isWriting && hasMore(conversation)
}
