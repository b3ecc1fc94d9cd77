import { useEffect, useEffectEvent } from 'react'

const listeners = new Set<(messageId: number) => void>()

/** Opens 'Save as fact' for a message of the thread that is shown. */
export function wishFact({ messageId }: { messageId: number }) {
  for (const listener of listeners) listener(messageId)
}

export function useFactWishes(onWish: (messageId: number) => void) {
  const hear = useEffectEvent(onWish)
  useEffect(() => {
    const listener = (messageId: number) => hear(messageId)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, [])
}
