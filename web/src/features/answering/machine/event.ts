import type { Conversation, Lease } from '@panel/contract'
import type { QueueName } from '@panel/contract/enumerations'
import type { Thread } from '../../thread/thread'
import type { Attachment } from '../attachments/attachment'
import type { LocalDraft } from '../draft-storage'
import type { WayOut } from '../unsent'
import type { Leave, Next, Sent } from './calls'
import type { SkipChoice } from './state'

/** What the operator does. Nothing is sent or left without one of these. */
export type Act =
  | { type: 'type'; text: string }
  | { type: 'leave editor' }
  | { type: 'attach'; attachment: Attachment }
  | { type: 'detach' }
  | { type: 'upload' }
  /** `next`: undefined to stay. `exclude`: conversations not wanted as the next. */
  | { type: 'send'; next: QueueName | undefined; exclude: number[] }
  /** The answer to a question: as it is, and the way it was sent. */
  | { type: 'send anyway'; exclude: number[] }
  /** The other answer: back to the text. */
  | { type: 'edit' }
  /** Not to wait for the next attempt. */
  | { type: 'try now' }
  | { type: 'ask to leave'; act: Leave['act'] }
  | { type: 'choose reason'; choice: SkipChoice }
  | { type: 'give reason'; words: string }
  | { type: 'leave'; leave: Leave }
  /** Skips, and deletes the text when that has succeeded. */
  | { type: 'delete and skip' }
  | { type: 'send instead'; exclude: number[] }
  | { type: 'close dialog' }
  /** The two answers to the question about text that was not sent. */
  | { type: 'stay' }
  | { type: 'go on anyway' }
  /** The draft of a chat that is lost is thrown away. */
  | { type: 'delete draft' }

/** Answers of the server to what was asked. */
export type Answer =
  | { type: 'sent'; sent: Sent }
  | { type: 'not sent'; error: unknown }
  | { type: 'left'; next: Next }
  | { type: 'not left'; error: unknown }
  | { type: 'renewed'; lease: Lease; idleAfter: number }
  | { type: 'not renewed'; error: unknown }
  /** `at`: when the server saved it; null when it keeps none. */
  | { type: 'draft saved'; at: number | null }
  | { type: 'draft not saved'; error: unknown }

export const timers = ['save draft', 'send again', 'leave again', 'slow', 'read', 'compare', 'keys'] as const
export type Timer = (typeof timers)[number]

/** What happens besides. */
export type Fact =
  | { type: 'opened' }
  | { type: 'closed' }
  /** The page may be gone before an answer comes. */
  | { type: 'page hides' }
  | { type: 'conversation'; conversation: Conversation; lease: Lease | null }
  | { type: 'thread'; thread: Thread }
  /** A hint of the event stream about this conversation, or that all may have changed. */
  | { type: 'hint'; topic: 'conversation' | 'ready'; isGoingAway: boolean }
  | { type: 'tick' }
  | { type: 'timer'; timer: Timer }
  /** `idle`: milliseconds without input before it. */
  | { type: 'input'; idle: number }
  | { type: 'online' }
  | { type: 'visibility'; isVisible: boolean }
  | { type: 'scroll'; isAtEnd: boolean }
  /** Another tab has stored the draft. */
  | { type: 'draft elsewhere'; before: LocalDraft | null; after: LocalDraft | null }
  /** Something is about to be done that leaves the text behind; `id` waits for the answer. */
  | { type: 'way out'; way: WayOut; id: number }
  | { type: 'dialog closed' }

export type Event = Act | Answer | Fact
