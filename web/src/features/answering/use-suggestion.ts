import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Thread } from '../conversations/thread/thread'
import { escalating, type Suggestion } from './escalating'

/** The newest messages of the customer that are looked at. */
const newest = 10

/** What the customer's newest messages suggest; null when nothing does, or the operator has said that it is not so. */
export function useSuggestion(thread: Thread | undefined): Suggestion | null {
  const dismissed = useStore(escalating, (state) => state.dismissed)
  return useMemo(() => {
    const messages =
      thread?.pages.flat().filter(({ direction, deleted }) => direction === 'in' && !deleted) ?? []
    for (const { id, suggests } of messages.slice(-newest).toReversed())
      if (suggests && !dismissed.has(id)) return { ...suggests, messageId: id }
    return null
  }, [thread, dismissed])
}
