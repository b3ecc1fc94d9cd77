import { useRef, useState } from 'react'
import { useAction } from '../actions/use-action'
import { moveInList } from './list-actions'

/**
 * The cursor of a list: J and K move the cursor and the focus to the next or previous row. A row is the element with its id in
 * `data-id`.
 * @param onEnd called when J is pressed on the last row
 * @param options `first`: the row with the cursor at the beginning; `reveal` brings a row of a long list into the document and into
 * view
 */
export function useRowCursor<List extends HTMLElement = HTMLTableElement>(
  ids: readonly number[],
  onEnd?: () => void,
  { first = null, reveal }: { first?: number | null; reveal?: ((place: number) => void) | undefined } = {},
) {
  const table = useRef<List>(null)
  const [cursor, setCursor] = useState(first)
  const place = cursor === null ? -1 : ids.indexOf(cursor)
  const move = (by: number) => {
    if (by > 0 && place === ids.length - 1) onEnd?.()
    const next = ids[Math.min(ids.length - 1, Math.max(0, place + by))]
    if (next === undefined) return
    setCursor(next)
    reveal?.(ids.indexOf(next))
    const row = table.current?.querySelector<HTMLElement>(`[data-id="${next}"]`)
    row?.focus({ preventScroll: true })
    if (!reveal) row?.scrollIntoView({ block: 'nearest' })
  }
  useAction(moveInList, { move })
  return { table, cursor, setCursor }
}
