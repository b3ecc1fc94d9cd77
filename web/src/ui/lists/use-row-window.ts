import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Rows are added and removed in groups, so that few frames of a scroll render anything. */
const group = 10

type Rows = {
  count: number
  /** Pixels; all rows have the same. */
  rowHeight: number
  /** An open row is higher by these pixels. */
  opened?: { place: number; by: number } | null
  /** The row that is in view at the beginning. */
  first?: number
  /** The last rows come into view. */
  onNearEnd?: () => void
  /** So many rows are all rendered. */
  wholeUpTo?: number
}

/**
 * Of a long table with a sticky header, only the rows in view and some around them are rendered. `before` and `after` are the pixels
 * of the others.
 */
export function useRowWindow<E extends HTMLElement>(rows: Rows) {
  const { count, rowHeight, opened = null, first = 0, onNearEnd, wholeUpTo = 0 } = rows
  const isWhole = count <= wholeUpTo
  const scroller = useRef<E>(null)
  const [range, setRange] = useState({ from: Math.max(0, first - group), to: first + 6 * group })
  const { place: openPlace, by: openBy } = opened ?? { place: Number.POSITIVE_INFINITY, by: 0 }

  /** `top`: the first row in view, once somebody has scrolled. */
  const placed = useRef<{ rowHeight: number; top: number | null }>({ rowHeight: 0, top: null })

  const topOf = useCallback(
    (place: number) => place * rowHeight + (place > openPlace ? openBy : 0),
    [rowHeight, openPlace, openBy],
  )
  const placeAt = useCallback(
    (pixels: number) => {
      const place = Math.floor(pixels / rowHeight)
      return place <= openPlace ? place : Math.max(openPlace, Math.floor((pixels - openBy) / rowHeight))
    },
    [rowHeight, openPlace, openBy],
  )

  const measure = useCallback(() => {
    if (isWhole) return
    const { scrollTop, clientHeight } = scroller.current ?? { scrollTop: 0, clientHeight: 0 }
    const place = (pixels: number) => Math.floor(placeAt(pixels) / group) * group
    const [top, bottom] = [place(scrollTop), place(scrollTop + clientHeight) + group]
    const around = { from: Math.max(0, top - group), to: bottom + group }
    setRange((before) => {
      if (before.from === around.from && before.to === around.to) return before
      // After a jump, those around follow in the next frame: one frame with all of them would be a long one.
      const isJump = around.to <= before.from || around.from >= before.to
      return isJump ? { from: top, to: bottom } : around
    })
    if (around.to >= count) onNearEnd?.()
  }, [isWhole, placeAt, count, onNearEnd])

  const scrollTo = useCallback(
    (place: number) => {
      const element = scroller.current
      if (!element) return
      const head = element.querySelector('thead')?.offsetHeight ?? 0
      const top = topOf(place)
      if (top < element.scrollTop) element.scrollTop = top
      const bottom = top + rowHeight + head - element.clientHeight
      if (bottom > element.scrollTop) element.scrollTop = bottom
    },
    [rowHeight, topOf],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the rows
  useEffect(() => {
    const next = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(next)
  }, [measure, range])

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

  const from = isWhole ? 0 : Math.min(range.from, count)
  const to = isWhole ? count : Math.min(range.to, count)
  return {
    scroller,
    onScroll: () => {
      placed.current.top = placeAt(scroller.current?.scrollTop ?? 0)
      measure()
    },
    isWhole,
    from,
    to,
    before: topOf(from),
    after: topOf(count) - topOf(to),
    /** Scrolls to a row and renders it at once, so that it can be focused. */
    reveal: (place: number) => {
      scrollTo(place)
      flushSync(measure)
    },
  }
}
