import { useEffect, useSyncExternalStore } from 'react'
import { tellPartFailed } from './tell-part-failed'

type LaterPart<T> = {
  load: (isAhead: boolean) => void
  now: () => T | null
  subscribe: (listener: () => void) => () => void
}

let ahead = 0

/** Whether something is being loaded that nobody has asked for yet: its failure is no reason to reload the page. */
export const isLoadingAhead = () => ahead > 0

/** Loads what nobody has asked for yet. */
export async function loadAhead<T>(get: () => Promise<T>): Promise<T> {
  ahead++
  try {
    return await get()
  } finally {
    ahead--
  }
}

/** A part of the panel that the first screen does without, and that must open at once when it is wanted. */
export function laterPart<T>(get: () => Promise<T>): LaterPart<T> {
  let part: T | null = null
  let isLoading = false
  const listeners = new Set<() => void>()
  return {
    load(isAhead) {
      if (isLoading || part) return
      isLoading = true
      const loading = isAhead ? loadAhead(get) : get()
      loading.then(
        (loaded) => {
          part = loaded
          for (const listener of listeners) listener()
        },
        () => {
          isLoading = false
          if (!isAhead) tellPartFailed()
        },
      )
    },
    now: () => part,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The part, once it is loaded: when the browser has nothing else to do, or when it is wanted. */
export function usePart<T>({ load, now, subscribe }: LaterPart<T>, isWanted: boolean): T | null {
  useEffect(() => {
    if (isWanted) return load(false)
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => load(true), 500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => load(true), { timeout: 2_000 })
    return () => cancelIdleCallback(idle)
  }, [load, isWanted])
  return useSyncExternalStore(subscribe, now)
}
