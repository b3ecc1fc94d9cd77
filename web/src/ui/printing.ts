import { useSyncExternalStore } from 'react'

let isPrinting = false
const listeners = new Set<() => void>()

function setState(now: boolean) {
  isPrinting = now
  for (const listener of listeners) listener()
}
addEventListener('beforeprint', () => setState(true))
addEventListener('afterprint', () => setState(false))

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether the page is being put on paper: what is drawn only where it is looked at is drawn whole then. */
export const usePrinting = () => useSyncExternalStore(subscribe, () => isPrinting)
