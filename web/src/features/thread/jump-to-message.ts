import { createEvents, useEvents } from '../../ui/events'

export type Jump = { conversationId: number; messageId: number }

const jumps = createEvents<Jump>()

/** Goes to a message of the thread that is shown, loading what is before it as needed. */
export const jumpTo = jumps.tell

/** Hears where somebody wants to go in this conversation. */
export function useJumps(conversationId: number, onJump: (messageId: number) => void) {
  useEvents(jumps, (jump) => {
    if (jump.conversationId === conversationId) onJump(jump.messageId)
  })
}
