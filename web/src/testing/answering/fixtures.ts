import type { Conversation, Lease } from '@panel/contract'
import type { Held } from '../../features/conversations/thread/conversation-queries'

export const operatorId = 1
export const conversationId = 7
export const leaseId = 'lease-1'
export const began = Date.UTC(2026, 10, 20, 12)
const at = (time: number) => new Date(time).toISOString()

export function makeMessage(
  id: number,
  direction: 'in' | 'out',
  text: string,
  time: number,
): Held['messages'][number] {
  const own = { id, direction, text, sent_at: at(time), arrived_at: at(time), placed_at: at(time) }
  // The cast: the tests do not read the other fields.
  return {
    ...own,
    type: direction === 'in' ? 'text' : 'reply',
    deleted: null,
    attachments: [],
    suggests: null,
    edited: null,
  } as unknown as Held['messages'][number]
}

export const makeLease = (id: string, expiresAt: number): Lease => ({
  id,
  epoch: 3,
  seconds: 90,
  expires_at: at(expiresAt),
})

type Overrides = Partial<Pick<Conversation, 'in_reply_to' | 'answering' | 'draft' | 'queue'>>

export function makeConversation(overrides: Overrides): Conversation {
  // The cast: the tests do not read the other fields.
  return {
    id: conversationId,
    queue: 'reply',
    waiting_since: at(began),
    handover: null,
    answering: { id: operatorId, name: 'Anna V.', idle_since: null },
    draft: null,
    customer: { name: 'Colin', holds: [] },
    ...overrides,
  } as unknown as Conversation
}

export const makeHeld = (
  messages: Held['messages'],
  overrides: Pick<Overrides, 'draft' | 'queue'> = {},
): Held => ({
  conversation: makeConversation({ in_reply_to: messages.at(-1)?.id ?? null, ...overrides }),
  messages,
  lease: makeLease(leaseId, began + 90_000),
  earlier_unanswered: { items: [], next_cursor: null },
  next_cursor: null,
  revision: 0,
})
