import { kindsOfQueue, type QueueKind, type QueueName } from '@panel/contract/rules/enumerations'
import type { User } from '../../settings/user'
import { queueKeys } from './queue-actions'

export type QueueLink = { queue: QueueName; key: string; count: number | null }

/** The queues that an operator can open. Specification section 2: by `message_types`, the combined one with both. */
export function queueLinks(user: Pick<User, 'message_types' | 'open_messages' | 'open_pokes'>): QueueLink[] {
  const may = (kind: QueueKind) => user.message_types.includes(kind)
  return [
    ...(may('poke') ? [{ queue: 'poke' as const, key: queueKeys.poke, count: user.open_pokes }] : []),
    ...(may('reply') ? [{ queue: 'reply' as const, key: queueKeys.reply, count: user.open_messages }] : []),
    ...(may('poke') && may('reply') ? [{ queue: 'smart' as const, key: queueKeys.smart, count: null }] : []),
  ]
}

export const queueAddress = {
  poke: { to: '/poke-queue', search: {} },
  reply: { to: '/queue', search: {} },
  smart: { to: '/queue', search: { smart: 1 } },
} as const satisfies Record<QueueName, unknown>

/** The queue that follows after a conversation that was not claimed from a queue. */
export function queueFor(messageTypes: readonly QueueKind[]): QueueName {
  if (!messageTypes.includes('poke')) return 'reply'
  return messageTypes.includes('reply') ? 'smart' : 'poke'
}

/** How many conversations an operator can claim from a queue. */
export function waitingIn(queue: QueueName, user: Pick<User, 'open_messages' | 'open_pokes'>): number {
  const counts = { reply: user.open_messages, poke: user.open_pokes }
  return kindsOfQueue[queue].reduce((sum, kind) => sum + counts[kind], 0)
}
