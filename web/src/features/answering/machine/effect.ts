import type { Message } from '@panel/contract'
import type { Attachment } from '../attachments/attachment'
import type { LocalDraft } from '../draft-storage'
import type { Leave, MessageBody, Next } from './calls'
import type { Timer } from './event'

/** What a step wants done. Calls come back as events. */
export type Effect =
  | { do: 'send'; body: MessageBody; key: string }
  | { do: 'leave'; leave: Leave; inReplyTo: number | null }
  | { do: 'renew'; sinceInput: number }
  /** `isTyped`: it follows from an act. `outlives`: the page may be gone before the answer; nobody hears it. */
  | { do: 'save draft'; text: string; isTyped: boolean; outlives: boolean }
  | { do: 'keep draft'; draft: LocalDraft }
  /** Forgets the draft in this browser, unless something was typed there again. */
  | { do: 'forget draft'; draft: LocalDraft }
  | { do: 'keep attachment'; attachment: Attachment | null }
  /** This tab shows the lease, so that no other tab gives it back. */
  | { do: 'note shown' }
  | { do: 'note left' }
  | { do: 'give back'; leaseId: string; isPageLeaving: boolean }
  | { do: 'remember skipped' }
  | { do: 'forget skipped' }
  | { do: 'catch up' }
  | { do: 'add messages'; messages: Message[] }
  /** What a message that was sent with attachments has changed elsewhere. */
  | { do: 'refresh attachments'; message: Message }
  /** `editor` in any case; `home` unless a dialog or another field has the focus; `gap` selects the open placeholder. */
  | { do: 'focus'; on: 'editor' | 'home' | 'gap' }
  | { do: 'go on'; next: Next }
  /** Says what was done. */
  | { do: 'report left'; act: Leave['act'] }
  /** Signals that the chat goes back to its queue. */
  | { do: 'warn'; expiresAt: number }
  /** Tells who waits whether the text may be left behind. */
  | { do: 'answer'; id: number; may: boolean }
  | { do: 'start timer'; timer: Timer; after: number }
  | { do: 'stop timer'; timer: Timer }
  | { do: 'hold keys'; is: boolean }
