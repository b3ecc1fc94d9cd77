import { type KeyboardEvent, type ReactNode, useState } from 'react'

type Props<Item> = {
  /** The name of the grid, for screen readers. */
  label: string
  items: readonly Item[]
  /** The index of the item with the initial focus. */
  startAt?: number
  className: string | undefined
  itemClassName?: (item: Item) => string | undefined
  /** For items without text. */
  nameOf?: (item: Item) => string
  onPick: (item: Item) => void
  children: (item: Item) => ReactNode
}

/**
 * A grid in which one item is chosen. It is one tab stop; the arrow keys, Home and End move between items as they are on the
 * screen, Enter chooses.
 */
export function PickGrid<Item extends { id: number }>(props: Props<Item>) {
  const { label, items, startAt = 0, className, itemClassName, nameOf, onPick, children } = props
  const [lastFocused, setLastFocused] = useState(startAt)
  const tabStop = Math.min(lastFocused, items.length - 1)
  return (
    <ul ref={focusStart} className={className} aria-label={label} onKeyDown={move}>
      {items.map((item, place) => (
        <li key={item.id}>
          <button
            type="button"
            className={itemClassName?.(item)}
            aria-label={nameOf?.(item)}
            tabIndex={place === tabStop ? 0 : -1}
            data-autofocus={place === startAt || undefined}
            onFocus={() => setLastFocused(place)}
            onClick={() => onPick(item)}
          >
            {children(item)}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The items can load after their dialog has opened and moved the focus to another element. */
function focusStart(list: HTMLElement | null) {
  list?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
}

function move(event: KeyboardEvent<HTMLElement>) {
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('button')]
  const from = document.activeElement instanceof HTMLElement ? cells.indexOf(document.activeElement) : -1
  const to = from < 0 ? undefined : neighbourOf(cells, from, event.key)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function neighbourOf<Cell extends HTMLElement>(cells: Cell[], from: number, key: string): Cell | undefined {
  switch (key) {
    case 'ArrowRight':
      return cells[from + 1]
    case 'ArrowLeft':
      return cells[from - 1]
    case 'Home':
      return cells[0]
    case 'End':
      return cells.at(-1)
    case 'ArrowDown':
      return cells.slice(from + 1).find((cell) => isInColumn(cell, cells[from]))
    case 'ArrowUp':
      return cells.slice(0, from).findLast((cell) => isInColumn(cell, cells[from]))
    default:
      return undefined
  }
}

const isInColumn = (cell: HTMLElement, other: HTMLElement | undefined) =>
  Math.abs(cell.getBoundingClientRect().left - (other?.getBoundingClientRect().left ?? 0)) < 2
