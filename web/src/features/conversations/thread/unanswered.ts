import type { Message } from '@panel/contract'
import type { Thread } from './thread'

/** Unanswered messages of the customer that follow each other. */
export type UnansweredGroup = { firstId: number; count: number }

export type Unanswered = {
  /** Oldest first. Usually one group, at the end; a late message can be further up. */
  groups: UnansweredGroup[]
  /** The last of them is at the end of the thread. */
  isAtEnd: boolean
}

/** The customer's messages that arrived after the last answer, at any place; null when there are none. */
export function unansweredIn(thread: Thread): Unanswered | null {
  const answeredTo = lastAnswerIn(thread)
  const groups: UnansweredGroup[] = []
  let current: UnansweredGroup | null = null
  const begin = (firstId: number) => {
    current = { firstId, count: 1 }
    groups.push(current)
  }
  thread.pages.forEach((page, index) => {
    for (const message of page) {
      if (!isUnanswered(message, answeredTo)) current = null
      else if (current) current.count += 1
      else begin(message.id)
    }
    // The following messages are not loaded.
    if (index === 0 && thread.hasUnloadedPart) current = null
  })
  return groups.length > 0 ? { groups, isAtEnd: current !== null } : null
}

/** The id of the last message to the customer among the loaded ones; 0 when there is none. */
export function lastAnswerIn(thread: Thread): number {
  let last = 0
  for (const page of thread.pages)
    for (const { id, direction } of page) if (direction === 'out' && id > last) last = id
  return last
}

/** @param answeredTo the last message to the customer */
export const isUnanswered = ({ id, direction }: Message, answeredTo: number) =>
  direction === 'in' && id > answeredTo

/** The unanswered messages above the last group. The divider at the end of the thread links to them. */
export function unansweredAbove({ groups, isAtEnd }: Unanswered): UnansweredGroup | null {
  const above = isAtEnd ? groups.slice(0, -1) : groups
  const [first] = above
  return first ? { firstId: first.firstId, count: above.reduce((sum, { count }) => sum + count, 0) } : null
}
