import type { Conversation, Message } from '@panel/contract'
import type { MessageTurn, QueueName } from '@panel/contract/enumerations'
import type { Waiting } from '../../../api/retry'
import type { GivenReason, ReasonChoice } from '../../../ui/reasons'
import type { Thread } from '../../thread/thread'
import type { Attachment } from '../attachments/attachment'
import type { Loss } from '../lease-loss'
import type { LeaseTime } from '../lease-time'
import type { Refusal } from '../refusal'
import type { WayOut } from '../unsent'
import type { Leave, MessageBody, SkipCode } from './calls'

export type Holder = { id: number; name: string | null }

/** What does not change while a conversation is in hand. */
export type Chat = {
  operatorId: number
  conversationId: number
  queue: QueueName
  lease: { id: string; epoch: number; seconds: number }
}

export type LeaseState =
  /** `isIdle`: nobody has given input for a while. It is not renewed, and the screen asks 'Still there?'. */
  | ({ status: 'held'; isIdle: boolean } & LeaseTime)
  /** `at`: when we noticed, by the server's clock. */
  | { status: 'lost'; by: Holder | null; at: number; why: Loss }

export type DraftState =
  | { status: 'empty' }
  /** Typed, and about to be saved. */
  | { status: 'typing' }
  | { status: 'saving' }
  | { status: 'saved'; at: number }
  /** Kept in this browser only: the server couldn't be reached. */
  | { status: 'local' }

export type Draft = {
  text: string
  state: DraftState
  /** What the server has; null when that is not known. */
  saved: string | null
  /** What this browser last asked the server to keep. */
  asked: string | undefined
  /** The text of the save that is on its way. */
  saving: string | null
  /** The next save follows from typing, not from a timer that tries again: that must not keep a session alive. */
  isTyped: boolean
}

/** One press of a button that sends. It keeps its body and its key until the outcome is known. */
export type Intent = {
  body: MessageBody
  key: string
  /** The queue that the next chat is to come from; undefined when the operator stays. */
  next: QueueName | undefined
  attachment: Attachment | null
  attempts: number
  /** The server knew the key from another message, and got a new one. */
  isKeyRenewed: boolean
}

export type Sending =
  | { phase: 'idle' }
  | { phase: 'sending'; intent: Intent; isSlow: boolean }
  /** The outcome is unknown: the same call is tried again. */
  | { phase: 'waiting'; intent: Intent; waiting: Waiting }
  /** `at`: by the clock that never goes back. */
  | { phase: 'refused'; refusal: Refusal; next: QueueName | undefined; at: number }

export type SkipChoice = ReasonChoice<SkipCode>

export type LeaveDialog =
  | { act: 'skip'; step: 'reason'; chosen: SkipChoice | null }
  /** The second question of a skip: what becomes of the text. */
  | { act: 'skip'; step: 'text'; reason: GivenReason<SkipCode> }
  | { act: 'ignore' | 'handover' | 'give_back' }

export type LeaveCall =
  | { phase: 'idle' }
  | { phase: 'leaving'; leave: Leave; attempts: number }
  /** The outcome is unknown: the same call is tried again, with a lease that acts once. */
  | { phase: 'waiting'; leave: Leave; attempts: number; waiting: Waiting }
  | { phase: 'refused'; error: unknown }

export type Leaving = { dialog: LeaveDialog | null; call: LeaveCall }

/** Text that was not sent is asked about before this is done. `id` is of who waits for the answer. */
export type UnsentQuestion =
  | { way: WayOut; id: number }
  | { way: 'leave'; act: 'ignore' | 'handover' | 'give_back' }
  /** The operator goes on; what is done takes the focus. Until the dialog is off the screen. */
  | { way: 'gone on' }

export type State = {
  chat: Chat
  conversation: Conversation
  thread: Thread | undefined
  /** Which turn the next message takes. */
  turn: MessageTurn
  /** The screen shows the conversation. */
  isOpen: boolean
  /** The conversation has left the hand: nothing more is asked about its text. */
  isLeft: boolean
  /** An answer has ended the lease: there is nothing to give back. */
  isPassedOn: boolean
  lease: {
    state: LeaseState
    renewedAt: number
    /** A renewal got no answer: it is tried again then. */
    tryAgainAt: number | null
    /** Milliseconds without input after which it is not renewed any more. */
    idleAfter: number
  }
  draft: Draft
  attachment: Attachment | null
  sending: Sending
  /** The key of the last message that was sent, and its body. */
  lastKey: { body: string; key: string } | null
  leaving: Leaving
  unsent: UnsentQuestion | null
  newer: {
    /** The newest message as the typing began; null while there is no text. */
    begunAt: number | null
    /** What the customer wrote since. */
    messages: readonly Message[]
    /** The operator was asked about all up to this one. */
    askedTo: number
  }
  seen: {
    /** The message an answer is to, as the operator saw it. */
    message: number | null
    /** The last message of either side that this tab wrote or was told of. */
    lastKnown: number
    isAtEnd: boolean
    isVisible: boolean
  }
  /** The text that is compared with what the customer already got. */
  compared: string
  opened: {
    /** By the clock that never goes back. */
    at: number
    text: string
    /** Which keys are kept from the chat, since they were meant for what was there before. */
    heldKeys: 'all' | 'commands' | 'none'
  }
}

/** What a step knows of the world besides the event. */
export type Moment = {
  /** Our clock, in milliseconds. */
  at: number
  /** A clock that never goes back. */
  ticks: number
  /** Now, by the server's clock. */
  server: number
  /** Milliseconds since the last input, in any tab. */
  idle: number
  /** An idempotency key that was never used. */
  freshKey: string
}
