import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const steps: Record<string, readonly [rows: number, cells: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

const controlIn = (cell: Element | undefined) => {
  const control = cell?.querySelector<HTMLElement>('input, button')
  return control?.checkVisibility() ? control : null
}

/**
 * Arrow keys move between the controls of a table. Tab reaches one of them: the last that had the focus.
 * @returns the props of the table, and the key (`data-cell`) of that cell
 */
export function useCellKeys(first: string) {
  const [tabStop, setTabStop] = useState(first)

  function move(event: KeyboardEvent<HTMLTableElement>) {
    const step = steps[event.key]
    const { ctrlKey, metaKey, altKey, shiftKey, target, currentTarget: table } = event
    const cell = target instanceof Element ? target.closest('td, th') : null
    if (!step || !(cell instanceof HTMLTableCellElement) || ctrlKey || metaKey || altKey || shiftKey) return
    // Before the buttons, which would open their menus.
    event.preventDefault()
    event.stopPropagation()
    const toEnd = getComputedStyle(table).direction === 'rtl' ? -1 : 1
    let row = cell.parentElement instanceof HTMLTableRowElement ? cell.parentElement.rowIndex : 0
    let place = cell.cellIndex
    for (;;) {
      row += step[0]
      place += step[1] * toEnd
      const next = table.rows[row]
      if (!next || place < 0 || (step[1] !== 0 && !next.cells[place])) return
      const control = controlIn(next.cells[place])
      if (control) return control.focus()
    }
  }

  return {
    tabStop,
    table: {
      onKeyDownCapture: move,
      onFocus: ({ target }: FocusEvent) => {
        const key = target.closest('[data-cell]')?.getAttribute('data-cell')
        if (key) setTabStop(key)
      },
    },
  }
}
