import { useEffect, useState, useSyncExternalStore } from 'react'
import { tellPartFailed } from './tell-part-failed'

type LaterPart<T> = {
  when: 'idle' | 'wanted'
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

/**
 * A part of the panel that the first screen does without. One that fails to load when it is wanted reloads the page, at most
 * once a minute; after that nothing opens, a toast says so, and the rest goes on.
 * @param when it is loaded: when it is first wanted, or, since it must open at once then, already when the browser is idle
 */
export function laterPart<T>(get: () => Promise<T>, when: 'idle' | 'wanted' = 'wanted'): LaterPart<T> {
  let part: T | null = null
  let isLoading = false
  let isWanted = false
  const listeners = new Set<() => void>()
  return {
    when,
    load(isAhead) {
      if (!isAhead) isWanted = true
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
          if (isWanted) tellPartFailed()
          isWanted = false
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

/** The part, once it was wanted and is loaded: one that waits for that is loaded, at most, not drawn. */
export function usePart<T>({ when, load, now, subscribe }: LaterPart<T>, isWanted = true): T | null {
  useEffect(() => {
    if (isWanted) return load(false)
    if (when === 'wanted') return
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => load(true), 500)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(() => load(true), { timeout: 2_000 })
    return () => cancelIdleCallback(idle)
  }, [when, load, isWanted])
  const loaded = useSyncExternalStore(subscribe, now)
  const [wasWanted, setWasWanted] = useState(isWanted)
  if (isWanted && !wasWanted) setWasWanted(true)
  return wasWanted ? loaded : null
}
