import type { SetPhoto } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { call } from '../../api/call'
import { profileSetQuery, showPhotos } from './profile-set-query'

/** A photo that was picked up with the keyboard, and where it would be dropped. Places count from 0. */
export type Moving = { id: number; from: number; to: number }

/** The order while a photo is being moved: its place changes, the order of the others stays. */
export function movedOrder(ids: readonly number[], moving: Moving | null): number[] {
  if (!moving) return [...ids]
  return ids.filter((id) => id !== moving.id).toSpliced(moving.to, 0, moving.id)
}

/** The place after an arrow key, in a grid with that many columns. */
export function placeAfter(
  key: string,
  place: number,
  { columns, count }: { columns: number; count: number },
) {
  const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key] ?? 0
  const next = place + by
  return next < 0 || next >= count ? place : next
}

/** Stores the order of the photos, and moves a photo with the keyboard: Space picks it up, arrows move it, Enter drops it. */
export function usePhotoMoves(setId: number, photos: readonly SetPhoto[]) {
  const client = useQueryClient()
  const grid = useRef<HTMLDivElement>(null)
  const [moving, setMoving] = useState<Moving | null>(null)
  const ids = photos.map(({ id }) => id)

  const store = useMutation({
    mutationFn: ({ id, before }: { id: number; before: number | null }) =>
      call('PUT /api/profile-sets/:id/photos/:photo_id/place', {
        params: { id: setId, photo_id: id },
        body: { before },
      }),
    onSuccess: ({ photos: stored }) => showPhotos(client, setId, stored),
    onError: () => client.invalidateQueries({ queryKey: profileSetQuery(setId).queryKey }),
  })

  /** Shows the new order at once. */
  function move(id: number, to: number) {
    const order = movedOrder(ids, { id, from: ids.indexOf(id), to })
    if (order.every((each, place) => each === ids[place])) return
    const byId = new Map(photos.map((photo) => [photo.id, photo]))
    showPhotos(
      client,
      setId,
      order.flatMap((each) => byId.get(each) ?? []),
    )
    store.mutate({ id, before: order[to + 1] ?? null })
  }

  function onKeyDownCapture(event: KeyboardEvent) {
    const id = photoAt(event.target)
    if (id === null || event.ctrlKey || event.metaKey || event.altKey) return
    if (!moving) {
      if (event.key !== ' ') return
      const from = ids.indexOf(id)
      setMoving({ id, from, to: from })
    } else if (event.key.startsWith('Arrow')) {
      const size = { columns: columnsOf(grid.current), count: ids.length }
      setMoving({ ...moving, to: placeAfter(event.key, moving.to, size) })
    } else if (event.key === 'Enter' || event.key === ' ') {
      setMoving(null)
      move(moving.id, moving.to)
    } else if (event.key === 'Escape') setMoving(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return {
    grid,
    moving,
    /** Why the order could not be stored. */
    error: store.error,
    move,
    handlers: {
      onKeyDownCapture,
      /** The focus left the photo that was picked up: it stays where it was. */
      onBlur: () => setMoving(null),
    },
  }
}

/** The photo whose cell has the focus; null in a button of a cell. */
export function photoAt(target: EventTarget): number | null {
  if (!(target instanceof HTMLElement) || target.getAttribute('role') !== 'row') return null
  return Number(target.dataset.key) || null
}

/** How many photos are next to each other in the first line of the grid. */
function columnsOf(grid: HTMLElement | null): number {
  const rows = [...(grid?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])]
  const tops = rows.map((row) => Math.round(row.getBoundingClientRect().top))
  const top = Math.min(...tops)
  return Math.max(1, tops.filter((each) => each === top).length)
}
