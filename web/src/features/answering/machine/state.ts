import type { Conversation, Message } from '@panel/contract'
import type { MessageTurn, QueueName } from '@panel/contract/rules/enumerations'
import type { Waiting } from '../../../api/retry'
import type { GivenReason } from '../../../ui/words/reasons'
import type { Thread } from '../../conversations/thread/thread'
import type { Exit } from '../../settings/drafts/unsent'
import type { Attachment } from '../attachments/attachment'
import type { Loss, Release } from '../lease-loss'
import type { LeaseTime } from '../lease-time'
import type { Refusal } from '../refusal'
import type { Leave, MessageBody } from './calls'

export type Holder = { id: number; name: string | null }

/** The data that does not change while a conversation is in hand. */
export type Chat = {
  operatorId: number
  conversationId: number
  queue: QueueName
  lease: { id: string; epoch: number; seconds: number }
}

export type LeaseState =
  /** `isIdle`: no input for a while. The lease is not renewed, and the screen asks 'Still there?'. */
  | ({ status: 'held'; isIdle: boolean } & LeaseTime)
  /** `at`: when this tab noticed it, by the server's clock. */
  | { status: 'lost'; by: Holder | null; at: number; why: Loss; release?: Release }

export type DraftState =
  | { status: 'empty' }
  /** Typed, and about to be saved. */
  | { status: 'typing' }
  | { status: 'saving' }
  | { status: 'saved'; at: number }
  /** Stored in this browser only, because a save on the server failed. */
  | { status: 'local' }

export type Draft = {
  text: string
  state: DraftState
  /** The text that the server stores; null if that is not known. */
  saved: string | null
  /** The text that this browser last sent to the server to be saved. */
  lastSubmitted: string | undefined
  /** The text of the save that is in progress. */
  saving: string | null
  /** The next save is caused by typing, not by a retry. A retry must not extend the session. */
  isTyped: boolean
}

/** One request of the operator to send. Its body and its idempotency key stay the same until the outcome is known. */
export type Intent = {
  body: MessageBody
  key: string
  /** The queue of the next chat; undefined if the operator stays in this chat. */
  next: QueueName | undefined
  attachment: Attachment | null
  attempts: number
  /** The server already had this key from another message, so the key was replaced. */
  isKeyRenewed: boolean
}

export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; intent: Intent; isSlow: boolean }
  /** The outcome is unknown: the same call is repeated. */
  | { phase: 'waiting'; intent: Intent; waiting: Waiting }
  /** `at`: by the monotonic clock. */
  | { phase: 'refused'; refusal: Refusal; next: QueueName | undefined; at: number }

export type LeaveDialog =
  | { kind: 'skip'; step: 'reason' }
  /** The second question of a skip: what to do with the text. */
  | { kind: 'skip'; step: 'text'; reason: GivenReason }
  | { kind: 'ignore' | 'handover' | 'give_back' | 'appeal' }

export type LeaveCall =
  | { phase: 'idle' }
  | { phase: 'leaving'; leave: Leave; attempts: number }
  /** The outcome is unknown: the same call is repeated. It is safe, because a lease can be ended only once. */
  | { phase: 'waiting'; leave: Leave; attempts: number; waiting: Waiting }
  | { phase: 'refused'; error: unknown }

export type Leaving = { dialog: LeaveDialog | null; call: LeaveCall }

/** The action that waits until the operator has answered the question about unsent text. `id`: of the `request exit` event that gets the answer. */
export type UnsentQuestion =
  | { way: Exit; id: number }
  | { way: 'leave'; kind: 'ignore' | 'handover' | 'give_back' }
  /** The operator has chosen to leave. While the dialog closes, the next screen sets the focus. */
  | { way: 'leaving' }

export type State = {
  chat: Chat
  conversation: Conversation
  thread: Thread | undefined
  /** The turn of the next message. */
  turn: MessageTurn
  /** The screen shows the conversation. */
  isOpen: boolean
  /** The conversation is no longer in hand, so nothing is asked about its text. */
  isLeft: boolean
  /** The response to a call has ended the lease, so it is not given back. */
  isLeaseEnded: boolean
  lease: {
    state: LeaseState
    renewedAt: number
    /** When to repeat a renewal that got no response. */
    retryAt: number | null
    /** Milliseconds without input after which the lease is no longer renewed. */
    idleAfter: number
  }
  draft: Draft
  attachment: Attachment | null
  sending: Sending
  /** The idempotency key and the body of the last send. */
  lastKey: { body: string; key: string } | null
  /** The text whose language was asked about before the operator went on writing: it is not asked about again. */
  askedLanguageOf: string | null
  leaving: Leaving
  unsent: UnsentQuestion | null
  newer: {
    /** The newest message when the operator began to type; null while there is no text. */
    begunAt: number | null
    /** The customer's messages since then. */
    messages: readonly Message[]
    /** The operator was asked about all messages up to this id. */
    askedTo: number
  }
  seen: {
    /** The last message of the customer that the operator has seen. The answer replies to it. */
    message: number | null
    /** The last message of either side that this tab sent or has shown. */
    lastKnown: number
    isAtEnd: boolean
    isVisible: boolean
  }
  /** The text that is compared with earlier messages to this customer. */
  compared: string
  opened: {
    /** By the monotonic clock. */
    at: number
    text: string
    /** The keys that the chat ignores, because they were meant for the previous screen. */
    ignoredKeys: 'all' | 'commands' | 'none'
  }
}

/** The time and other outside values at an event. */
export type Moment = {
  /** The browser's clock, in milliseconds. */
  at: number
  /** A monotonic clock, in milliseconds. */
  ticks: number
  /** The server's clock, in milliseconds. */
  server: number
  /** Milliseconds since the last input, in any tab. */
  idle: number
  /** A new idempotency key. */
  freshKey: string
}
