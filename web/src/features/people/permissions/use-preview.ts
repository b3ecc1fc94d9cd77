import { useMutation } from '@tanstack/react-query'
import { call } from '../../../api/call'

/**
 * Shows the panel as an account level sees it. The page is loaded again, so that no data stays in memory that the level may not see.
 * @param onError called when the request was refused
 */
export const useStartPreview = (onError: (error: Error) => void) =>
  useMutation({
    mutationFn: (level_id: number) => call('POST /api/preview', { body: { level_id } }),
    onSuccess: () => location.assign('/'),
    onError,
  })

/** Ends the preview, and returns to the levels. */
export const useEndPreview = () =>
  useMutation({
    mutationFn: () => call('DELETE /api/preview', {}),
    onSuccess: () => location.assign('/permissions'),
  })
