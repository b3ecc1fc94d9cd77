import { useLayoutEffect, useRef, useState } from 'react'
import { lastMessage, type Thread } from './thread'

/** So near to the end counts as at the end. */
const endZone = 40
/** So near to the top the next older page is fetched. */
const topZone = 600

type Options = { onNearTop: () => void; onAtEnd?: (isAtEnd: boolean) => void }

/**
 * The scroller is upside down (`column-reverse`): its position counts from the end, so older pages don't move what is
 * read. A message that is added at the end does, so its height is taken back when the reader is further up.
 */
export function useThreadScroll(thread: Thread, { onNearTop, onAtEnd }: Options) {
  const ref = useRef<HTMLElement>(null)
  const isAtEnd = useRef(true)
  const known = useRef({ lastId: lastMessage(thread)?.id ?? 0, height: 0, oldest: thread.older })
  const [seenId, setSeenId] = useState(known.current.lastId)
  const lastId = lastMessage(thread)?.id ?? 0

  useLayoutEffect(() => {
    const scroller = ref.current
    const { lastId: knownId, oldest } = known.current
    // Nothing has changed yet: reading the height now would lay the page out once more before it is painted.
    if (!scroller || (lastId === knownId && thread.older === oldest)) return
    const grown = scroller.scrollHeight - known.current.height
    if (lastId > knownId && thread.older === oldest && !isAtEnd.current) scroller.scrollTop -= grown
    if (lastId > knownId && isAtEnd.current) setSeenId(lastId)
    known.current = { lastId, height: scroller.scrollHeight, oldest: thread.older }
  }, [lastId, thread.older])

  const onScroll = () => {
    const scroller = ref.current
    if (!scroller) return
    const fromEnd = -scroller.scrollTop
    const fromTop = scroller.scrollHeight - scroller.clientHeight - fromEnd
    const atEnd = fromEnd < endZone
    if (atEnd !== isAtEnd.current) {
      isAtEnd.current = atEnd
      onAtEnd?.(atEnd)
    }
    if (atEnd) setSeenId(lastId)
    if (fromEnd > endZone && fromTop < topZone) onNearTop()
    known.current.height = scroller.scrollHeight
  }

  const unreadCount = thread.pages
    .at(-1)
    ?.filter(({ id, direction }) => id > seenId && direction === 'in').length

  return {
    ref,
    onScroll,
    /** Messages of the customer below what the reader sees. */
    unreadCount: unreadCount ?? 0,
    toEnd: () => ref.current?.scrollTo({ top: 0 }),
  }
}
