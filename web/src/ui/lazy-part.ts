import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { reportFailedPart } from './report-failed-part'
import { type ReadStore, startOnSubscribe } from './storage/watched-store'

type Loaded<T> = { part: T | null; wasWanted: boolean }

export type LazyPart<T> = {
  load: (isInAdvance: boolean) => void
  /** For a part that is rendered: the first subscriber starts the loading. */
  wanted: ReadStore<Loaded<T>>
  /** For a part that is not rendered yet: it is loaded in advance at most, when the browser is idle. */
  waiting: ReadStore<Loaded<T>>
}

let loadsInAdvance = 0

/** Whether something is loaded in advance: its failure is no reason to reload the page. */
export const isLoadingInAdvance = () => loadsInAdvance > 0

/** Loads a part in advance. */
export async function loadInAdvance<T>(get: () => Promise<T>): Promise<T> {
  loadsInAdvance++
  try {
    return await get()
  } finally {
    loadsInAdvance--
  }
}

/**
 * A part of the panel that the first screen does not need. If it fails to load when it is needed, the page reloads, at most
 * once a minute; after that nothing opens, a toast shows it, and the rest works.
 * @param when `wanted` loads it on first use; `idle` loads it when the browser is idle, so that it opens at once on first use
 */
export function lazyPart<T>(get: () => Promise<T>, when: 'idle' | 'wanted' = 'wanted'): LazyPart<T> {
  const store = createStore<Loaded<T>>(() => ({ part: null, wasWanted: false }))
  let isLoading = false
  let isAwaited = false

  function load(isInAdvance: boolean) {
    if (!isInAdvance) {
      isAwaited = true
      if (!store.getState().wasWanted) store.setState({ wasWanted: true })
    }
    if (isLoading || store.getState().part) return
    isLoading = true
    const loading = isInAdvance ? loadInAdvance(get) : get()
    loading.then(
      (part) => store.setState({ part }),
      () => {
        isLoading = false
        if (isAwaited) reportFailedPart()
        isAwaited = false
      },
    )
  }

  return {
    load,
    wanted: startOnSubscribe(store, () => load(false)),
    waiting: when === 'idle' ? startOnSubscribe(store, () => whenIdle(() => load(true))) : store,
  }
}

function whenIdle(work: () => void) {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 500)
}

/** @returns the part if it is needed and loaded; a part that is not needed yet is loaded in idle time, but not returned */
export function useLazyPart<T>({ wanted, waiting }: LazyPart<T>, isWanted = true): T | null {
  const { part, wasWanted } = useStore(isWanted ? wanted : waiting)
  return isWanted || wasWanted ? part : null
}
