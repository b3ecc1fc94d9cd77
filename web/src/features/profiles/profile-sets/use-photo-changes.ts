import type { SetPhoto } from '@panel/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { showPhotos } from './profile-set-query'

/** Changes of a photo that need no confirmation, and why the last one failed. */
export function usePhotoChanges(setId: number) {
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (send: () => Promise<{ photos: SetPhoto[] }>) => send(),
    onSuccess: ({ photos }) => showPhotos(client, setId, photos),
  })
  const params = (photo_id: number) => ({ id: setId, photo_id })
  return {
    error: change.error,
    setNeverSend: (id: number, never_send: boolean) =>
      change.mutate(() =>
        call('PATCH /api/profile-sets/:id/photos/:photo_id', { params: params(id), body: { never_send } }),
      ),
    remove: (id: number) =>
      change.mutate(() => call('DELETE /api/profile-sets/:id/photos/:photo_id', { params: params(id) })),
    keepBoth: (id: number, other_id: number) =>
      change.mutate(() =>
        call('PUT /api/profile-sets/:id/photos/:photo_id/kept/:other_id', {
          params: { ...params(id), other_id },
        }),
      ),
  }
}
