import { undoableFor } from '@panel/contract/rules/undo-times'
import type { Icon } from '@tabler/icons-react'
import i18next from 'i18next'
import { ToastQueue } from 'react-stately/useToastState'

export type Toast = {
  icon: Icon
  text: string
  /** Whom it is about, before the text: in a chat, another customer may be on the screen by then. */
  about?: string
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

/** A toast, and how long it is shown: until when by the browser's clock, and for how many seconds in all. */
export type ShownToast = { toast: Toast; until: number; seconds: number }

export const toastQueue = new ToastQueue<ShownToast>({ maxVisibleToasts: 1 })

/**
 * Confirms for a few seconds that something is done, and replaces the previous toast. Not for errors, which are shown where they
 * occur.
 * @param timeout milliseconds
 */
export function showToast(toast: Toast, timeout = shownFor) {
  const previous = toastQueue.visibleToasts
  toastQueue.add({ toast, until: Date.now() + timeout, seconds: timeout / 1_000 }, { timeout })
  // The queue would show the previous ones again afterwards.
  for (const { key } of previous) toastQueue.close(key)
}

/** Confirms for ten seconds what is done, with a button that undoes it. The server accepts that somewhat longer. */
export function showUndo(done: Toast, undo: () => void, label = i18next.t('told.undo')) {
  const onPress = () => {
    hideToast(toast)
    undo()
  }
  const toast: Toast = { ...done, action: { label, isUndo: true, onPress } }
  showToast(toast, undoableFor)
}

/** Closes a toast; one that replaced it stays. */
export function hideToast(toast: Toast) {
  for (const { key, content } of toastQueue.visibleToasts) if (content.toast === toast) toastQueue.close(key)
}

export const shownToast = () => toastQueue.visibleToasts[0]?.content.toast ?? null
