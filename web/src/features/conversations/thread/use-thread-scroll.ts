import { useLayoutEffect, useRef, useState } from 'react'
import { newestMessage, type Thread } from './thread'

/** Pixels from the end that count as the end. */
const endZone = 40
/** Pixels from the top at which the next older page is loaded. */
const topZone = 600

type Options = { onNearTop: () => void; onAtEnd?: (isAtEnd: boolean) => void }

/**
 * The scroller is reversed (`column-reverse`): its position counts from the end, so older pages do not move the visible part. A
 * message that is added at the end moves it, so its height is subtracted unless the reader is at the end.
 */
export function useThreadScroll(thread: Thread, { onNearTop, onAtEnd }: Options) {
  const ref = useRef<HTMLElement>(null)
  const isAtEnd = useRef(true)
  const newestId = newestMessage(thread)?.id ?? 0
  const known = useRef({ newestId, height: 0, oldest: thread.older })
  const [seenId, setSeenId] = useState(newestId)

  useLayoutEffect(() => {
    const scroller = ref.current
    const { newestId: knownId, oldest } = known.current
    // Nothing has changed yet: reading the height now would cause another layout before the paint.
    if (!scroller || (newestId === knownId && thread.older === oldest)) return
    const grown = scroller.scrollHeight - known.current.height
    const isAdded = newestId > knownId && thread.older === oldest
    if (isAdded && !isAtEnd.current && isInViewOrBelow(scroller, newestId)) scroller.scrollTop -= grown
    if (newestId > knownId && isAtEnd.current) setSeenId(newestId)
    known.current = { newestId, height: scroller.scrollHeight, oldest: thread.older }
  }, [newestId, thread.older])

  const onScroll = () => {
    const scroller = ref.current
    if (!scroller) return
    const fromEnd = -scroller.scrollTop
    const fromTop = thread.hasUnloadedPart
      ? distanceToEarlier(scroller)
      : scroller.scrollHeight - scroller.clientHeight - fromEnd
    const atEnd = fromEnd < endZone
    if (atEnd !== isAtEnd.current) {
      isAtEnd.current = atEnd
      onAtEnd?.(atEnd)
    }
    if (atEnd) setSeenId(newestId)
    if (fromEnd > endZone && fromTop >= 0 && fromTop < topZone) onNearTop()
    known.current.height = scroller.scrollHeight
  }

  const unreadCount = thread.pages
    .flat()
    .filter(({ id, direction }) => id > seenId && direction === 'in').length

  return {
    ref,
    onScroll,
    /** Messages of the customer since the reader was at the end: below, or late ones further up. */
    unreadCount,
    toEnd: () => ref.current?.scrollTo({ top: 0 }),
  }
}

/** Whether a message is in the view or below it: far above it is not even rendered. */
function isInViewOrBelow(scroller: HTMLElement, id: number): boolean {
  const message = scroller.querySelector(`[data-message="${id}"]`)
  return message !== null && message.getBoundingClientRect().top >= scroller.getBoundingClientRect().top
}

/** Pixels from the view up to the place where older messages are added; negative if that place is in the view or below. */
function distanceToEarlier(scroller: HTMLElement): number {
  const earlier = scroller.querySelector('[data-earlier]')
  if (!earlier) return -1
  return scroller.getBoundingClientRect().top - earlier.getBoundingClientRect().bottom
}
