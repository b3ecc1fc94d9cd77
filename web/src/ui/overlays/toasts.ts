import type { Icon } from '@tabler/icons-react'
import { ToastQueue } from 'react-stately/useToastState'

export type Toast = {
  icon: Icon
  text: string
  /** The action of a toast: one button. */
  action?: {
    label: string
    /** It undoes what was done, with the key of `undo`. */
    isUndo?: boolean
    onPress: () => void
  }
}

/** Milliseconds for which a toast is shown; the time stops while the pointer or the focus is on it. */
const shownFor = 6_000
/** Milliseconds of a toast with Undo, which the server also accepts later. */
export const undoShownFor = 10_000

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 1 })

/**
 * Confirms for a few seconds that something is done, and replaces the previous toast. Not for errors, which are shown where they
 * occur.
 * @param timeout milliseconds
 */
export function showToast(toast: Toast, timeout = shownFor) {
  const previous = toastQueue.visibleToasts
  toastQueue.add(toast, { timeout })
  // The queue would show the previous ones again afterwards.
  for (const { key } of previous) toastQueue.close(key)
}

/** Closes a toast; one that replaced it stays. */
export function hideToast(toast: Toast) {
  for (const { key, content } of toastQueue.visibleToasts) if (content === toast) toastQueue.close(key)
}

export const shownToast = () => toastQueue.visibleToasts[0]?.content ?? null
