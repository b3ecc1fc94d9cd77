import type { Icon } from '@tabler/icons-react'

export type Toast = {
  icon: Icon
  text: string
  /** What can be done about it while it stands: one button. */
  action?: {
    label: string
    /** It takes back what was done: it has the key of `undo`. */
    isUndo?: boolean
    onPress: () => void
  }
}

let shown: Toast | null = null
const listeners = new Set<() => void>()

function setState(next: Toast | null) {
  shown = next
  for (const listener of listeners) listener()
}

/** Says that something is done, for a few seconds. Never an error: that stands where it came from. */
export const showToast = (toast: Toast) => setState(toast)

/** Takes a toast away; another that stands in its place by now stays. */
export function hideToast(toast: Toast) {
  if (shown === toast) setState(null)
}

export const shownToast = () => shown

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
