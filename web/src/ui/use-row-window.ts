import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows are added and removed in groups, so that few frames of a scroll render anything. */
const group = 10

type Rows = {
  count: number
  /** Pixels; all rows have the same. */
  rowHeight: number
  /** The row that is in view at the beginning. */
  first: number
  /** The last rows come into view. */
  onNearEnd: () => void
}

/**
 * Of a long table with a sticky header, only the rows in view and some around them are rendered. `before` and `after` are the pixels
 * of the others.
 */
export function useRowWindow<E extends HTMLElement>({ count, rowHeight, first, onNearEnd }: Rows) {
  const scroller = useRef<E>(null)
  const [range, setRange] = useState({ from: Math.max(0, first - group), to: first + 6 * group })

  /** `top`: the first row in view, once somebody has scrolled. */
  const placed = useRef<{ rowHeight: number; top: number | null }>({ rowHeight: 0, top: null })

  const measure = useCallback(() => {
    const { scrollTop, clientHeight } = scroller.current ?? { scrollTop: 0, clientHeight: 0 }
    const place = (pixels: number) => Math.floor(pixels / rowHeight / group) * group
    const from = Math.max(0, place(scrollTop) - group)
    const to = place(scrollTop + clientHeight) + 2 * group
    setRange((before) => (before.from === from && before.to === to ? before : { from, to }))
    if (to >= count) onNearEnd()
  }, [rowHeight, count, onNearEnd])

  const scrollTo = useCallback(
    (place: number) => {
      const element = scroller.current
      if (!element) return
      const head = element.querySelector('thead')?.offsetHeight ?? 0
      const top = place * rowHeight
      if (top < element.scrollTop) element.scrollTop = top
      const bottom = top + rowHeight + head - element.clientHeight
      if (bottom > element.scrollTop) element.scrollTop = bottom
    },
    [rowHeight],
  )

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    if (placed.current.rowHeight !== rowHeight) {
      // The rows became higher or lower, as in a window that became narrow.
      if (placed.current.top === null) scrollTo(first)
      else element.scrollTop = placed.current.top * rowHeight
      placed.current.rowHeight = rowHeight
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [measure, scrollTo, first, rowHeight])

  const from = Math.min(range.from, count)
  const to = Math.min(range.to, count)
  return {
    scroller,
    onScroll: () => {
      placed.current.top = Math.floor((scroller.current?.scrollTop ?? 0) / rowHeight)
      measure()
    },
    from,
    to,
    before: from * rowHeight,
    after: (count - to) * rowHeight,
    /** Scrolls to a row and renders it at once, so that it can be focused. */
    reveal: (place: number) => {
      scrollTo(place)
      flushSync(measure)
    },
  }
}
