import type { Message } from '@panel/contract'
import type { Attachment } from '../attachments/attachment'
import type { LocalDraft } from '../draft-storage'
import type { Leave, MessageBody, Next, Sent } from './calls'
import type { Timer } from './event'

/** A side effect that a step requests. The outcome of a call comes back as an event. */
export type Effect =
  | { do: 'send'; body: MessageBody; key: string }
  | { do: 'leave'; leave: Leave; inReplyTo: number | null }
  | { do: 'renew'; sinceInput: number }
  /** `isTyped`: typing caused it, not a retry. `isPageClosing`: the page may close before the answer, so no event follows. */
  | { do: 'save draft'; text: string; isTyped: boolean; isPageClosing: boolean }
  | { do: 'store draft'; draft: LocalDraft }
  /** Stores what became of a stored text, unless another tab has stored a newer one. */
  | { do: 'update stored draft'; draft: LocalDraft }
  | { do: 'store attachment'; attachment: Attachment | null }
  /** Says that the attachment took the place of one of another kind: a message has only one. */
  | { do: 'report replaced'; by: Attachment['kind'] }
  /** Stores that this tab shows the lease, so that no other tab gives it back. */
  | { do: 'mark shown' }
  | { do: 'unmark shown' }
  | { do: 'give back'; leaseId: string; isPageLeaving: boolean; hasUnsent?: boolean }
  | { do: 'remember skipped' }
  | { do: 'forget skipped' }
  | { do: 'catch up' }
  | { do: 'add messages'; messages: Message[] }
  /** Offers to undo the message that was sent, with its attachment. */
  | { do: 'offer undo'; sent: Sent; attachment: Attachment | null }
  /** Refreshes the queries that the attachments of this message have changed. */
  | { do: 'refresh attachments'; message: Message }
  /**
   * Moves the focus to the editor. `default`: unless a dialog or another field has the focus. `placeholder`: also selects the
   * unfilled placeholder.
   */
  | { do: 'focus'; on: 'editor' | 'default' | 'placeholder' }
  | { do: 'open next'; next: Next; isSent: boolean }
  /** Shows a toast about the action. */
  | { do: 'report left'; leave: Leave; canUndo: boolean; attachment: Attachment | null }
  /** Signals that the chat goes back to its queue. */
  | { do: 'warn'; expiresAt: number }
  /** Answers a `request exit` event: whether the operator may leave the text. */
  | { do: 'answer'; id: number; may: boolean }
  | { do: 'start timer'; timer: Timer; after: number }
  | { do: 'stop timer'; timer: Timer }
  | { do: 'ignore keys'; isOn: boolean }
  /** Ignores all keys until none was pressed for half a second, except those of another field in which the operator types. */
  | { do: 'await silence' }
