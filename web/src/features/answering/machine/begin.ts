import type { Message } from '@panel/contract'
import type { QueueName } from '@panel/contract/rules/enumerations'
import { idleAfterSeconds } from '@panel/contract/rules/limits'
import type { Held } from '../../conversations/thread/conversation-queries'
import { type Thread, writtenAfter } from '../../conversations/thread/thread'
import type { Attachment } from '../attachments/attachment'
import { type LocalDraft, newerDraft } from '../draft-storage'
import { leaseTime } from '../lease-time'
import { lastIdIn } from './newer'
import { keysIgnoredAt, type Opening } from './opening'
import { turnOf } from './server-data'
import type { Draft, DraftState, Moment, State } from './state'

/** The data from which the first state of a conversation in hand is made. */
export type Beginning = {
  operatorId: number
  claimed: Held
  queue: QueueName
  opening: Opening
  thread: Thread | undefined
  /** The draft in this browser's storage. */
  localDraft: LocalDraft | null
  attachment: Attachment | null
  isVisible: boolean
}

export function begin(beginning: Beginning, moment: Moment): State {
  const { operatorId, claimed, queue, opening, thread, attachment, isVisible } = beginning
  const { conversation, lease, messages } = claimed
  const draft = draftOf(beginning, moment)
  const begunAt = draft.text.trim() === '' ? null : newestKnownTo(draft.state, messages)
  return {
    chat: { operatorId, conversationId: conversation.id, queue, lease },
    conversation,
    thread,
    turn: turnOf(conversation, thread),
    isOpen: true,
    isLeft: false,
    isLeaseEnded: false,
    lease: {
      state: { status: 'held', isIdle: false, ...leaseTime(lease) },
      renewedAt: moment.at,
      retryAt: null,
      idleAfter: idleAfterSeconds * 1_000,
    },
    draft,
    attachment,
    sending: { phase: 'idle' },
    lastKey: null,
    askedLanguageOf: null,
    leaving: { dialog: null, call: { phase: 'idle' } },
    unsent: null,
    newer: { begunAt, messages: begunAt !== null && thread ? writtenAfter(thread, begunAt) : [], askedTo: 0 },
    // Only messages that this tab sent or has shown: the operator is asked about an answer from another tab.
    seen: { message: conversation.in_reply_to, lastKnown: lastIdIn(messages), isAtEnd: true, isVisible },
    compared: draft.text,
    opened: { at: moment.ticks, text: draft.text, ignoredKeys: keysIgnoredAt[opening] },
  }
}

/** The last message that an operator sent. A text that was sent is no longer a draft. */
export const lastSentIn = ({ messages }: Pick<Held, 'messages'>): Message | null =>
  messages.findLast(({ direction }) => direction === 'out') ?? null

function draftOf({ claimed, localDraft }: Beginning, { server }: Moment): Draft {
  const { draft } = claimed.conversation
  const text = newerDraft(localDraft, draft, lastSentIn(claimed), server)
  const saved = draft?.text ?? ''
  const state = (): DraftState => {
    if (text === '') return { status: 'empty' }
    if (text !== saved) return { status: 'typing' }
    return { status: 'saved', at: Date.parse(draft?.updated_at ?? '') }
  }
  return {
    text,
    saved,
    state: state(),
    lastSubmitted: localDraft?.lastSubmitted,
    saving: null,
    isTyped: false,
  }
}

/** The newest message that the operator can have known when the stored draft was saved. */
function newestKnownTo(state: DraftState, opened: readonly Message[]): number {
  const savedAt = state.status === 'saved' ? state.at : Number.POSITIVE_INFINITY
  return lastIdIn(opened.filter(({ arrived_at }) => Date.parse(arrived_at) <= savedAt))
}
