import { useLayoutEffect, useRef, useState } from 'react'
import { newestMessage, type Thread } from './thread'

/** So near to the end counts as at the end. */
const endZone = 40
/** So near to the top the next older page is fetched. */
const topZone = 600

type Options = { onNearTop: () => void; onAtEnd?: (isAtEnd: boolean) => void }

/**
 * The scroller is upside down (`column-reverse`): its position counts from the end, so older pages don't move what is
 * read. A message that is added below does, so its height is taken back when the reader is further up.
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
    // Nothing has changed yet: reading the height now would lay the page out once more before it is painted.
    if (!scroller || (newestId === knownId && thread.older === oldest)) return
    const grown = scroller.scrollHeight - known.current.height
    const isAdded = newestId > knownId && thread.older === oldest
    if (isAdded && !isAtEnd.current && standsBelow(scroller, newestId)) scroller.scrollTop -= grown
    if (newestId > knownId && isAtEnd.current) setSeenId(newestId)
    known.current = { newestId, height: scroller.scrollHeight, oldest: thread.older }
  }, [newestId, thread.older])

  const onScroll = () => {
    const scroller = ref.current
    if (!scroller) return
    const fromEnd = -scroller.scrollTop
    const fromTop = thread.isApart
      ? fromEarlier(scroller)
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
    /** Messages of the customer that came since the reader was at the end: below, or late ones that the end leads to. */
    unreadCount,
    toEnd: () => ref.current?.scrollTo({ top: 0 }),
  }
}

/** Whether a message stands in the view or below it: far above it is not even drawn. */
function standsBelow(scroller: HTMLElement, id: number): boolean {
  const message = scroller.querySelector(`[data-message="${id}"]`)
  return message !== null && message.getBoundingClientRect().top >= scroller.getBoundingClientRect().top
}

/** How far above the view the place is where older messages come in; negative when it is in the view or below. */
function fromEarlier(scroller: HTMLElement): number {
  const earlier = scroller.querySelector('[data-earlier]')
  if (!earlier) return -1
  return scroller.getBoundingClientRect().top - earlier.getBoundingClientRect().bottom
}
