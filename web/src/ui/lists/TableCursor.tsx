import { useContext } from 'react'
import { TableStateContext } from 'react-aria-components/Table'
import { useAction } from '../actions/use-action'
import { moveInList } from './list-actions'

/**
 * J and K move the focus by a row in the table that contains this component, as the arrow keys do. It is placed in the header,
 * which is always rendered.
 */
export function TableCursor({ onEnd }: { onEnd?: (() => void) | undefined }) {
  const state = useContext(TableStateContext)
  const move = (by: 1 | -1) => {
    if (!state) return
    const { collection, selectionManager } = state
    const keys = [...(collection.getChildren?.(collection.body.key) ?? [])].map(({ key }) => key)
    const focused = selectionManager.focusedKey
    // The focus can be in a cell of the row.
    const row =
      focused !== null && collection.getItem(focused)?.type === 'cell'
        ? collection.getItem(focused)?.parentKey
        : focused
    const place = row === null || row === undefined ? -1 : keys.indexOf(row)
    if (by > 0 && place === keys.length - 1) onEnd?.()
    const next = keys[Math.min(keys.length - 1, Math.max(0, place + by))]
    if (next === undefined) return
    selectionManager.setFocused(true)
    selectionManager.setFocusedKey(next)
  }
  useAction(moveInList, { move })
  return null
}
