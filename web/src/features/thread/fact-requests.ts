import { useEffect, useEffectEvent } from 'react'

const listeners = new Set<(messageId: number | null) => void>()

/** Opens 'Save as fact' for a message of the thread that is shown; without one, for the message at the cursor or the newest. */
export function requestFact({ messageId }: { messageId: number | null }) {
  for (const listener of listeners) listener(messageId)
}

export function useFactRequests(onRequest: (messageId: number | null) => void) {
  const hear = useEffectEvent(onRequest)
  useEffect(() => {
    const listener = (messageId: number | null) => hear(messageId)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
