import type { WorldCustomer, WorldProfile } from './people.ts'
import type { Talk } from './talk.ts'

/** What happens in the world, as plain values: moments are in milliseconds since 1970, and operators are named by their ids. */
export type Message = {
  chat: Chat
  at: number
  type: 'chat' | 'gift' | 'reply' | 'reply_gift' | 'extra_reply' | 'poke' | 'extra_poke'
  text: string
  /** Null for a message of the customer. */
  operatorId: number | null
  /** The message of the customer that it answers. */
  to: Message | null
  /** When the customer wrote next. */
  answeredAt: number | null
}
export type Skip = { message: Message; operatorId: number; at: number; reason: string }
export type Handover = {
  message: Message
  operatorId: number
  at: number
  reason: string
  /** Null while it waits. */
  ended: { at: number; operatorId: number } | null
}
/** A customer asked who writes. Null while there is no true answer. */
export type Inquiry = { message: Message; kind: 'real' | 'bot' | 'paid'; answer: Message | null }
/** An operator has said that this customer is not poked, or leaves the last message without an answer. */
export type Leaving = {
  chat: Chat
  operatorId: number
  at: number
  option: 'stop_pokes' | 'until_next_message'
}
/** What waits at the end. */
export type Waiting = { chat: Chat; kind: 'reply' | 'poke'; due: number }

export type Chat = {
  customer: WorldCustomer
  profile: WorldProfile
  talk: Talk
  /** Messages of the customer that are still to come. */
  rounds: number
  asked: Message | null
  answer: Message | null
  /** Since the customer wrote last. */
  pokes: number
  /** The customer has said goodbye. */
  isOver: boolean
  /** An operator leaves the last message without an answer. */
  isIgnored: boolean
  waits: Waiting | null
  /** Since when the customer's silence counts; null while they are not waited for. */
  silenceFrom: number | null
  /** Operators who have skipped it, and until when they leave it alone. */
  skippedBy: Map<number, number>
  unanswered: Message[]
}

export type World = {
  chats: Chat[]
  /** In the order of their moments. */
  messages: Message[]
  skips: Skip[]
  handovers: Handover[]
  inquiries: Inquiry[]
  leavings: Leaving[]
}

/** What is planned, the next one first. */
export function openAgenda<T>() {
  const planned: { at: number; what: T }[] = []
  return {
    add(at: number, what: T) {
      let [low, high] = [0, planned.length]
      while (low < high) {
        const middle = (low + high) >> 1
        if ((planned[middle]?.at ?? 0) > at) low = middle + 1
        else high = middle
      }
      planned.splice(low, 0, { at, what })
    },
    next: () => planned.pop(),
  }
}
