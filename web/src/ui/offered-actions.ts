import { useSyncExternalStore } from 'react'
import type { OfferedAction } from './actions'
import { reportConflicts } from './key-conflicts'
import { listenForKeys } from './key-dispatcher'

const offered = new Map<string, readonly OfferedAction[]>()
const listeners = new Set<() => void>()
/** Null when it has changed since it was put together: a screen that comes offers dozens of times. */
let all: readonly OfferedAction[] | null = null
let isCheckDue = false

/** Replaces what one part of the screen offers. */
export function offerOnScreen(part: string, actions: readonly OfferedAction[]) {
  if (actions.length > 0) offered.set(part, actions)
  else if (!offered.delete(part)) return
  all = null
  listenForKeys(offeredActions)
  for (const listener of listeners) listener()
  if (isCheckDue) return
  isCheckDue = true
  // When the whole screen has said what it offers, and what it took the place of offers nothing any more.
  queueMicrotask(() => {
    isCheckDue = false
    reportConflicts(offeredActions())
  })
}

function offeredActions(): readonly OfferedAction[] {
  all ??= [...offered.values()].flat()
  return all
}

/** Everything that can be done on the screen now. */
export function useOfferedActions(): readonly OfferedAction[] {
  return useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  }, offeredActions)
}
