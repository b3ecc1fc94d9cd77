import { useEffect, useEffectEvent } from 'react'

export type Jump = { conversationId: number; messageId: number }

const listeners = new Set<(jump: Jump) => void>()

/** Goes to a message of the thread that is shown, loading what is before it as needed. */
export function jumpTo(jump: Jump) {
  for (const listener of listeners) listener(jump)
}

/** Hears where somebody wants to go in this conversation. */
export function useJumps(conversationId: number, onJump: (messageId: number) => void) {
  const hear = useEffectEvent((jump: Jump) => {
    if (jump.conversationId === conversationId) onJump(jump.messageId)
  })
  useEffect(() => {
    const listener = (jump: Jump) => hear(jump)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
