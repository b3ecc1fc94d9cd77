import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import type { OfferedAction } from './actions'
import { reportConflicts } from './key-conflicts'
import { listenForKeys } from './key-dispatcher'

type Parts = ReadonlyMap<string, readonly OfferedAction[]>

/** The actions that each part of the screen offers. */
const offered = createStore<Parts>(() => new Map())
/** Computed on demand: while a screen is mounted, the offers change dozens of times. */
let listed: { parts: Parts; actions: readonly OfferedAction[] } | null = null
let isCheckDue = false

/** Replaces what one part of the screen offers; null when the part is unmounted. */
export function offerOnScreen(part: string, actions: readonly OfferedAction[] | null) {
  const parts = new Map(offered.getState())
  if (actions && actions.length > 0) parts.set(part, actions)
  else if (!parts.delete(part)) return
  listenForKeys(offeredActions)
  offered.setState(parts, true)
  if (isCheckDue) return
  isCheckDue = true
  // After the whole new screen has offered its actions, and the old one has removed its own.
  queueMicrotask(() => {
    isCheckDue = false
    reportConflicts(offeredActions())
  })
}

function offeredActions(): readonly OfferedAction[] {
  const parts = offered.getState()
  if (listed?.parts !== parts) listed = { parts, actions: [...parts.values()].flat() }
  return listed.actions
}

/** All actions of the screen now. */
export const useOfferedActions = (): readonly OfferedAction[] => useStore(offered, offeredActions)
