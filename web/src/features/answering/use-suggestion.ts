import type { Conversation } from '@panel/contract'
import { findSuggestion } from '@panel/recognition/suggestions'
import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Thread } from '../thread/thread'
import { escalating, type Suggestion } from './escalating'

/** The newest messages of the customer that are looked at. */
const newest = 10

/** What the customer's newest messages suggest; null when nothing does, or the operator has said that it is not so. */
export function useSuggestion(conversation: Conversation, thread: Thread | undefined): Suggestion | null {
  const dismissed = useStore(escalating, (state) => state.dismissed)
  return useMemo(() => {
    const messages =
      thread?.pages.flat().filter(({ direction, deleted }) => direction === 'in' && !deleted) ?? []
    for (const message of messages.slice(-newest).toReversed()) {
      const found = dismissed.has(message.id) ? null : findSuggestion(message.text, conversation.language)
      if (found) return { ...found, messageId: message.id }
    }
    return null
  }, [thread, conversation.language, dismissed])
}
