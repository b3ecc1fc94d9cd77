import type { SetPhoto } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/call'
import { useMoves } from '../../../ui/lists/use-moves'
import { profileSetQuery, showPhotos } from './profile-set-query'

/** Stores the order of the photos of a set, and shows the new order at once. */
export function usePhotoMoves(setId: number, photos: readonly SetPhoto[]) {
  const client = useQueryClient()
  const grid = useRef<HTMLDivElement>(null)
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

  const moves = useMoves({
    idsAround: () => ids,
    columns: () => columnsOf(grid.current),
    onMove(id, before, order) {
      const byId = new Map(photos.map((photo) => [photo.id, photo]))
      showPhotos(
        client,
        setId,
        order.flatMap((each) => byId.get(each) ?? []),
      )
      store.mutate({ id, before })
    },
  })
  /** `error`: why the order could not be stored. */
  return { ...moves, grid, error: store.error }
}

/** How many photos are next to each other in the first line of the grid. */
function columnsOf(grid: HTMLElement | null): number {
  const rows = [...(grid?.querySelectorAll<HTMLElement>('[role="row"]') ?? [])]
  const tops = rows.map((row) => Math.round(row.getBoundingClientRect().top))
  const top = Math.min(...tops)
  return Math.max(1, tops.filter((each) => each === top).length)
}
