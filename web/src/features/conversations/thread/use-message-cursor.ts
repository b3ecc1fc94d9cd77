import { type RefObject, useRef } from 'react'
import { pageWith, type Thread } from './thread'
import { messageAtCursor } from './viewer'

/** Maximum number of frames to wait for the rendering of a page that was far away. */
const maxFrames = 120
/** Frames without a movement after which a message stays where it is. */
const stillFrames = 10

export type MessageCursor = ReturnType<typeof useMessageCursor>

/** The focused message is the cursor of the thread. It moves to the next or previous message, or to a given one. */
export function useMessageCursor(scroller: RefObject<HTMLElement | null>, thread: Thread) {
  const last = useRef<number | null>(null)
  /** Counts requests for the cursor: a newer one replaces an older one. */
  const requests = useRef(0)

  const elementOf = (id: number) => scroller.current?.querySelector<HTMLElement>(`[data-message="${id}"]`)

  /** Begins a request for the cursor. @returns a function: whether it is the newest request, and the thread is still shown */
  function begin() {
    const own = ++requests.current
    return () => own === requests.current && scroller.current !== null
  }

  function put(element: HTMLElement, id: number, block: 'nearest' | 'center', takesFocus: boolean) {
    last.current = id
    if (takesFocus) element.focus({ preventScroll: true })
    element.scrollIntoView({ block })
    if (block === 'center') void keepCentered(element, requests.current)
    return element
  }

  /** Pages above are measured when they become visible, and move what is below: scrolls again until nothing moves. */
  async function keepCentered(element: HTMLElement, request: number) {
    let still = 0
    for (let frame = 0; frame < maxFrames && still < stillFrames; frame++) {
      await new Promise(requestAnimationFrame)
      if (request !== requests.current || !element.isConnected) return
      const before = scroller.current?.scrollTop ?? 0
      element.scrollIntoView({ block: 'center' })
      still = Math.abs((scroller.current?.scrollTop ?? 0) - before) < 1 ? still + 1 : 0
    }
  }

  /**
   * Moves the cursor to a message and scrolls to it; renders its page first if it was too far away.
   * @param within the thread after more of it was loaded
   * @returns the message, unless a newer request has replaced this one
   */
  async function reveal(
    id: number,
    within = thread,
    block: 'nearest' | 'center' = 'nearest',
    takesFocus = true,
  ) {
    const isCurrent = begin()
    const element = elementOf(id)
    if (element) return put(element, id, block, takesFocus)
    const page = pageWith(within, id)?.[0]?.id
    for (let frame = 0; frame < maxFrames; frame++) {
      scroller.current?.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'center' })
      await new Promise(requestAnimationFrame)
      if (!isCurrent()) return null
      const rendered = elementOf(id)
      if (rendered) return put(rendered, id, block, takesFocus)
    }
    return null
  }

  /** Moves the cursor by this many messages, from where it was, or from the end. */
  function move(by: 1 | -1) {
    const ids = thread.pages.flatMap((page) => page.map(({ id }) => id))
    const focused = messageAtCursor()
    const at = focused ?? (last.current !== null && elementOf(last.current) ? last.current : null)
    // If the cursor had left the thread, it first returns to its last message.
    const next = at === null ? ids.at(-1) : (ids[ids.indexOf(at) + by] ?? (focused === null ? at : undefined))
    if (next !== undefined) void reveal(next)
  }

  return { begin, move, reveal }
}
