import { useRef, useState } from 'react'
import { moveInList } from './list-actions'
import { useAction } from './use-action'

/**
 * The cursor of a list: J and K move the cursor and the focus to the next or previous row. A row is the element with its id in
 * `data-id`.
 * @param onEnd called when J is pressed on the last row
 */
export function useRowCursor<List extends HTMLElement = HTMLTableElement>(
  ids: readonly number[],
  onEnd?: () => void,
) {
  const table = useRef<List>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const place = cursor === null ? -1 : ids.indexOf(cursor)
  const move = (by: number) => {
    if (by > 0 && place === ids.length - 1) onEnd?.()
    const next = ids[Math.min(ids.length - 1, Math.max(0, place + by))]
    if (next === undefined) return
    setCursor(next)
    const row = table.current?.querySelector<HTMLElement>(`[data-id="${next}"]`)
    row?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  useAction(moveInList, { move })
  return { table, cursor, setCursor }
}
