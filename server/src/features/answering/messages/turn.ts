import { type MessageTurn, messageTurn, type QueueKind } from '@panel/contract'
import type { LockedItem } from '../../conversations/lock.ts'

/** Whose turn a message of the panel would be now. */
export function turnOf(item: LockedItem): MessageTurn {
  const isAnswered = item.is_before_poke || (item.due_at === null && !item.unanswered)
  return messageTurn({
    isEmpty: item.last_message_id === null && !isAnswered,
    work: isAnswered ? 'answered' : item.kind,
    lastWriter: item.kind === 'reply' && !isAnswered ? 'customer' : item.poke_count > 0 ? 'poke' : 'operator',
  })
}

const pokeTurns: readonly MessageTurn[] = ['starter', 'poke', 'extra_poke']
/**
 * The kind of work of a turn: `message_types` decide which an operator may do. Starters wait in the poke queue. Specification
 * section 6.
 */
export const workOf = (turn: MessageTurn): QueueKind => (pokeTurns.includes(turn) ? 'poke' : 'reply')
