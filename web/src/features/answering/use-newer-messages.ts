import type { Message } from '@panel/contract'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { lastWrittenBefore, messageIn, newestIdIn, type Thread, writtenAfter } from '../thread/thread'
import type { DraftKeeper } from './draft-keeper'

/**
 * What the customer wrote after the operator began to type: told at once, and asked about once when the text is to be sent.
 * @param opened the messages the chat opened with: a draft that was kept can have been written to those that were there then
 */
export function useNewerMessages(thread: Thread | undefined, draft: DraftKeeper, opened: readonly Message[]) {
  const hasText = useSyncExternalStore(draft.subscribe, () => draft.text().trim() !== '')
  // The newest message as the typing began; null while there is no text.
  const [begunAt, setBegunAt] = useState(() => (hasText ? newestKnownTo(draft, opened) : null))
  const [askedTo, setAskedTo] = useState(0)
  if (hasText !== (begunAt !== null)) setBegunAt(hasText ? newestIdIn(thread) : null)

  const newer = useMemo(
    (): readonly Message[] => (thread && begunAt !== null ? writtenAfter(thread, begunAt) : []),
    [thread, begunAt],
  )
  return {
    newer,
    /** What to show with the question about these, as it is now, and what the customer wrote before. */
    askedAbout: (messages: readonly Message[]) => {
      const all = new Map([...messages, ...newer].map((message) => [message.id, message]))
      const shown = [...all.values()].map((message) => messageIn(thread, message.id) ?? message)
      return { newer: shown, before: shown[0] && lastWrittenBefore(thread, shown[0].id) }
    },
    /** Not asked about yet. */
    unasked: newer.filter(({ id, deleted }) => id > askedTo && !deleted),
    /** The operator is asked about these, and sees them. */
    setAsked: (messages: readonly Message[]) =>
      setAskedTo((known) => Math.max(known, ...messages.map(({ id }) => id))),
  }
}

function newestKnownTo(draft: DraftKeeper, opened: readonly Message[]): number {
  const state = draft.state()
  const savedAt = state.status === 'saved' ? state.at : Number.POSITIVE_INFINITY
  return Math.max(
    0,
    ...opened.filter(({ arrived_at }) => Date.parse(arrived_at) <= savedAt).map(({ id }) => id),
  )
}
