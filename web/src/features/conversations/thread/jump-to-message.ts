import { createEvents, useEvents } from '../../../ui/events'

export type Jump = {
  conversationId: number
  messageId: number
  /** The message is only shown: the focus stays where it is. */
  keepsFocus?: boolean
  /** It is shown, or cannot be. */
  onEnd?: () => void
}

const jumps = createEvents<Jump>()

/** Goes to a message of the thread, and loads older messages as needed. */
export const jumpTo = jumps.emit

/** Listens for requests to go to a message of this conversation. */
export function useJumps(conversationId: number, onJump: (jump: Jump) => void) {
  useEvents(jumps, (jump) => {
    if (jump.conversationId === conversationId) onJump(jump)
  })
}
