import { useCallback, useLayoutEffect, useState } from 'react'
import { pixels } from '../pixels'
import { useRowWindow } from './use-row-window'

/** So many rows are all in the document, so that the browser finds and prints them. */
const wholeUpTo = 300

/**
 * The rows of a list in an element that scrolls. Of more than 300, only those in view are in the document: `shown`, from the place
 * `from`, with `before` and `after` as the pixels of the others. The height of a row is measured.
 * @param open the place of the row whose details are open below it, in an element with the ref `details`
 */
export function useLongRows<Row>(rows: readonly Row[], open: number | null = null) {
  const count = rows.length
  const [rowHeight, setRowHeight] = useState(() => pixels(2.125) + 1)
  const [openBy, setOpenBy] = useState(0)
  const { reveal, ...window } = useRowWindow<HTMLDivElement>({
    count,
    rowHeight,
    opened: open === null ? null : { place: open, by: openBy },
    wholeUpTo,
  })
  const { scroller, isWhole } = window

  // biome-ignore lint/correctness/useExhaustiveDependencies: more rows change their mean height
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const measure = () => setRowHeight((before) => heightOfRows(element) ?? before)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [scroller, count])

  useLayoutEffect(() => {
    const table = scroller.current?.querySelector('table')
    return isWhole || !table ? undefined : keepColumns(table)
  }, [scroller, isWhole])

  const details = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new ResizeObserver(() => setOpenBy(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return {
    ...window,
    count,
    shown: isWhole ? rows : rows.slice(window.from, window.to),
    details,
    /** `aria-rowindex` of a shown row; the head is the first. */
    rowIndex: (index: number) => (isWhole ? undefined : window.from + index + 2),
    /** The same for an item of a list that is no table. */
    placeOf: (index: number) =>
      isWhole ? {} : { 'aria-posinset': window.from + index + 1, 'aria-setsize': count },
    /** For the cursor of the list, when the row to reveal might not be in the document. */
    reveal: isWhole ? undefined : reveal,
  }
}

/** The mean height of the rows in the document, without open details. */
function heightOfRows(element: HTMLElement): number | null {
  const rows = [
    ...element.querySelectorAll<HTMLElement>(
      ':scope table > tbody > tr:not([data-details]), :scope > ul > li',
    ),
  ]
  if (rows.length === 0) return null
  return rows.reduce((sum, row) => sum + row.getBoundingClientRect().height, 0) / rows.length
}

/** Fixes the widths of the columns, which would change with the rows in view. @returns a function that frees them */
function keepColumns(table: HTMLElement) {
  const heads = [...table.querySelectorAll<HTMLElement>(':scope > thead th')]
  const free = () => {
    table.style.tableLayout = ''
    for (const head of heads) head.style.width = ''
  }
  const keep = () => {
    free()
    const widths = heads.map((head) => head.getBoundingClientRect().width)
    // A column that is hidden now keeps no width.
    for (const [place, head] of heads.entries()) if (widths[place]) head.style.width = `${widths[place]}px`
    table.style.tableLayout = 'fixed'
  }
  keep()
  const observer = new ResizeObserver(keep)
  if (table.parentElement) observer.observe(table.parentElement)
  return () => {
    observer.disconnect()
    free()
  }
}
