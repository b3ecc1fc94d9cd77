import type { Conversation, Lease } from '@panel/contract'
import type { QueueName } from '@panel/contract/rules/enumerations'
import type { GivenReason } from '../../../ui/words/reasons'
import type { Thread } from '../../conversations/thread/thread'
import type { Exit } from '../../settings/drafts/unsent'
import type { Attachment } from '../attachments/attachment'
import type { LocalDraft } from '../draft-storage'
import type { Leave, Next, Sent } from './calls'

/** An action of the operator. Nothing is sent and no chat is left without one. */
export type OperatorAction =
  | { type: 'type'; text: string }
  | { type: 'leave editor' }
  | { type: 'attach'; attachment: Attachment }
  | { type: 'detach' }
  | { type: 'upload' }
  /** `next`: undefined to stay. `exclude`: conversations not wanted as the next. */
  | { type: 'send'; next: QueueName | undefined; exclude: number[] }
  /** The answer to a question: send the same text, and stay or go on as before the question. */
  | { type: 'send anyway'; exclude: number[] }
  /** The other answer: edit the text. */
  | { type: 'edit' }
  /** Starts the next attempt at once. */
  | { type: 'try now' }
  | { type: 'ask to leave'; kind: Leave['kind'] }
  | { type: 'give reason'; reason: GivenReason }
  | { type: 'leave'; leave: Leave }
  /** Skips. The text is deleted after the skip has succeeded. */
  | { type: 'delete and skip' }
  | { type: 'send instead'; exclude: number[] }
  | { type: 'close dialog' }
  /** The two answers to the question about text that was not sent. */
  | { type: 'stay' }
  | { type: 'leave anyway' }
  /** Goes on to the next chat, because this one is lost or held. The draft is kept. */
  | { type: 'go on' }
  /** Deletes the draft of a chat whose lease is lost. */
  | { type: 'delete draft' }

/** The server's response to a call. */
export type Answer =
  | { type: 'sent'; sent: Sent }
  | { type: 'not sent'; error: unknown }
  | { type: 'left'; next: Next; canUndo: boolean }
  | { type: 'not left'; error: unknown }
  | { type: 'renewed'; lease: Lease; idleAfter: number }
  | { type: 'not renewed'; error: unknown }
  /** `at`: when the server saved it; null if it stores no draft. */
  | { type: 'draft saved'; at: number | null }
  | { type: 'draft not saved'; error: unknown }

export const timers = ['save draft', 'send again', 'leave again', 'slow', 'read', 'compare', 'keys'] as const
export type Timer = (typeof timers)[number]

/** An event that neither the operator nor a call causes. */
export type Fact =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The page may be closed before a response arrives. */
  | { type: 'page hides' }
  | { type: 'conversation'; conversation: Conversation; lease: Lease | null }
  /** The operator may no longer see the conversation, as after a coach has released it. */
  | { type: 'no conversation' }
  | { type: 'thread'; thread: Thread }
  /** A hint of the event stream. `ready`: the stream was connected, and anything may have changed. */
  | { type: 'hint'; topic: 'conversation' | 'ready'; isGoingAway: boolean }
  | { type: 'tick' }
  | { type: 'timer'; timer: Timer }
  /** `idle`: milliseconds since the previous input. */
  | { type: 'input'; idle: number }
  | { type: 'online' }
  | { type: 'visibility'; isVisible: boolean }
  | { type: 'scroll'; isAtEnd: boolean }
  /** Another tab has stored the draft. */
  | { type: 'draft elsewhere'; before: LocalDraft | null; after: LocalDraft | null }
  /** The operator is about to leave the chat. The effect `answer` with this `id` says whether they may. */
  | { type: 'request exit'; way: Exit; id: number }
  | { type: 'dialog closed' }

export type Event = OperatorAction | Answer | Fact
