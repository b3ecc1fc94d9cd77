import { type RefObject, useRef } from 'react'
import { pageWith, type Thread } from './thread'
import { messageAtCursor } from './viewer'

/** A page that was far away is drawn within so many frames. */
const framesAtMost = 120

export type MessageCursor = ReturnType<typeof useMessageCursor>

/** The cursor of the thread is the focus: it goes from message to message, and to any of them. */
export function useMessageCursor(scroller: RefObject<HTMLElement | null>, thread: Thread) {
  const last = useRef<number | null>(null)
  /** Counts where it is wanted: a newer wish ends the one before. */
  const wish = useRef(0)

  const elementOf = (id: number) => scroller.current?.querySelector<HTMLElement>(`[data-message="${id}"]`)

  /** The cursor is wanted somewhere. @returns whether it still is, and nowhere else since, and the thread is still shown */
  function begin() {
    const own = ++wish.current
    return () => own === wish.current && scroller.current !== null
  }

  function put(element: HTMLElement, id: number, block: 'nearest' | 'center') {
    last.current = id
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block })
    // Pages above are measured as they come into view, and move what is below: twice puts it right.
    if (block === 'center') requestAnimationFrame(() => element.scrollIntoView({ block }))
    return element
  }

  /**
   * Puts the cursor on a message and brings it into view; its page is drawn first where it was too far away.
   * @param within the thread as it is after more of it was loaded
   * @returns the message, unless the cursor was wanted elsewhere meanwhile
   */
  async function reveal(id: number, within = thread, block: 'nearest' | 'center' = 'nearest') {
    const isWanted = begin()
    const element = elementOf(id)
    if (element) return put(element, id, block)
    const page = pageWith(within, id)?.[0]?.id
    for (let frame = 0; frame < framesAtMost; frame++) {
      scroller.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'center' })
      await new Promise(requestAnimationFrame)
      if (!isWanted()) return null
      const drawn = elementOf(id)
      if (drawn) return put(drawn, id, block)
    }
    return null
  }

  /** The cursor goes so many messages on; it starts where it was, else at the end. */
  function move(by: 1 | -1) {
    const ids = thread.pages.flatMap((page) => page.map(({ id }) => id))
    const focused = messageAtCursor()
    const at = focused ?? (last.current !== null && elementOf(last.current) ? last.current : null)
    // Where it ends, it comes back to where it was.
    const next = at === null ? ids.at(-1) : (ids[ids.indexOf(at) + by] ?? (focused === null ? at : undefined))
    if (next !== undefined) void reveal(next)
  }

  return { begin, move, reveal }
}
