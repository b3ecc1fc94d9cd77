import type { Photo } from '@panel/contract'
import { photoTypes } from '@panel/contract/rules/enumerations'
import { maxPhotoBytes } from '@panel/contract/rules/limits'
import { useRef, useState } from 'react'
import { ApiError, OfflineError } from '../../../api/api-error'
import { uploadPhoto } from '../../../api/upload'
import { useOnUnmount } from '../../../ui/use-on-unmount'

/** Why a photo was refused, by the keys of the texts. */
export type UploadTrouble =
  | 'no_picture'
  | 'too_many_bytes'
  | 'too_many_pixels'
  | 'no_room'
  | 'offline'
  | 'failed'

export type Upload =
  | { phase: 'idle' }
  | { phase: 'uploading'; part: number }
  | { phase: 'refused'; trouble: UploadTrouble }

/** Uploads one photo at a time for a conversation; a new one replaces the previous one. */
export function useUpload(conversationId: number, onUploaded: (photo: Photo) => void) {
  const [upload, setUpload] = useState<Upload>({ phase: 'idle' })
  const current = useRef<AbortController>(null)
  useOnUnmount(() => current.current?.abort())

  async function start(file: File) {
    current.current?.abort()
    const trouble = troubleOf(file)
    if (trouble) return setUpload({ phase: 'refused', trouble })
    const controller = new AbortController()
    current.current = controller
    setUpload({ phase: 'uploading', part: 0 })
    try {
      const { photo } = await uploadPhoto(conversationId, file, {
        onProgress: (part) => {
          if (!controller.signal.aborted) setUpload({ phase: 'uploading', part })
        },
        signal: controller.signal,
      })
      setUpload({ phase: 'idle' })
      onUploaded(photo)
    } catch (error) {
      if (!controller.signal.aborted) setUpload({ phase: 'refused', trouble: troubleFrom(error) })
    }
  }

  return {
    upload,
    start,
    /** Aborts the upload, or dismisses its error. */
    end() {
      current.current?.abort()
      setUpload({ phase: 'idle' })
    },
  }
}

/** Checks a file without the server. */
export function troubleOf({ type, size }: { type: string; size: number }): UploadTrouble | null {
  if (!photoTypes.some((candidate) => candidate === type)) return 'no_picture'
  return size > maxPhotoBytes ? 'too_many_bytes' : null
}

export function troubleFrom(error: unknown): UploadTrouble {
  if (error instanceof OfflineError) return 'offline'
  if (!(error instanceof ApiError)) return 'failed'
  switch (error.code) {
    case 'picture_unreadable':
    case 'unsupported_media_type':
    case 'invalid_input':
      return 'no_picture'
    case 'picture_too_large':
      return 'too_many_pixels'
    case 'request_too_large':
      return 'too_many_bytes'
    case 'too_many_uploads':
      return 'no_room'
    default:
      return 'failed'
  }
}
