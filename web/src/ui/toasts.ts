import type { Icon } from '@tabler/icons-react'
import { ToastQueue } from 'react-stately/useToastState'

export type Toast = {
  icon: Icon
  text: string
  /** What can be done about it while it is shown: one button. */
  action?: {
    label: string
    /** It takes back what was done: it has the key of `undo`. */
    isUndo?: boolean
    onPress: () => void
  }
}

/** Milliseconds that a toast is shown; not counted while the pointer or the focus is on it. */
const shownFor = 6_000

export const toastQueue = new ToastQueue<Toast>({ maxVisibleToasts: 1 })

/** Says for a few seconds that something is done, in place of the toast before. Never an error: that is shown where it came from. */
export function showToast(toast: Toast) {
  const former = toastQueue.visibleToasts
  toastQueue.add(toast, { timeout: shownFor })
  // The queue would show the former ones again afterwards.
  for (const { key } of former) toastQueue.close(key)
}

/** Takes a toast away; one that replaced it stays. */
export function hideToast(toast: Toast) {
  for (const { key, content } of toastQueue.visibleToasts) if (content === toast) toastQueue.close(key)
}

export const shownToast = () => toastQueue.visibleToasts[0]?.content ?? null
