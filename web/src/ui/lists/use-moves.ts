import { type KeyboardEvent, useState } from 'react'

/** An item that was picked up with the keyboard, and where it would be dropped. Places are indexes. */
export type Moving = { id: number; from: number; to: number }

/** The order while an item is being moved: its place changes, the order of the others stays. */
export function movedOrder(ids: readonly number[], moving: Moving | null): number[] {
  if (!moving) return [...ids]
  return ids.filter((id) => id !== moving.id).toSpliced(moving.to, 0, moving.id)
}

/** The place to which an arrow key moves an item, in a grid with this number of columns. */
export function placeAfter(
  key: string,
  place: number,
  { columns, count }: { columns: number; count: number },
) {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0
  const next = place + by
  return next < 0 || next >= count ? place : next
}

type Order = {
  /** The ids among which an item can be moved, in their order; null if it cannot be moved. */
  idsAround: (id: number) => readonly number[] | null
  /** The number of columns of the grid. */
  columns: () => number
  /** Stores the new order. @param before id of the item that follows; null for the end */
  onMove: (id: number, before: number | null, order: number[]) => void
}

/** Moves the items of a grid list: Space picks one up, arrows move it, Enter drops it. `move` is for dragging. */
export function useMoves({ idsAround, columns, onMove }: Order) {
  const [moving, setMoving] = useState<Moving | null>(null)

  function move(id: number, to: number) {
    const ids = idsAround(id) ?? []
    const order = movedOrder(ids, { id, from: ids.indexOf(id), to })
    if (order.every((each, place) => each === ids[place])) return
    onMove(id, order[to + 1] ?? null, order)
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    const id = rowIdAt(event.target)
    const ids = id === null ? null : idsAround(id)
    if (id === null || !ids || event.ctrlKey || event.metaKey || event.altKey) return
    if (!moving) {
      if (event.key !== ' ') return
      const from = ids.indexOf(id)
      setMoving({ id, from, to: from })
    } else if (event.key.startsWith('Arrow')) {
      setMoving({
        ...moving,
        to: placeAfter(event.key, moving.to, { columns: columns(), count: ids.length }),
      })
    } else if (event.key === 'Enter' || event.key === ' ') {
      setMoving(null)
      move(moving.id, moving.to)
    } else if (event.key === 'Escape') setMoving(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    moving,
    move,
    handlers: {
      onKeyDownCapture,
      /** When the focus leaves the item that was picked up, the item stays at its old place. */
      onBlur: () => setMoving(null),
    },
  }
}

/** The id of the row that is the target; null for a button in a row. */
export function rowIdAt(target: EventTarget): number | null {
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'row') return null
  return Number(target.dataset.key) || null
}
