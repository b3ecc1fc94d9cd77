import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { reportFailedPart } from './report-failed-part'
import { type ReadStore, startedByWatching } from './watched-store'

type Loaded<T> = { part: T | null; wasWanted: boolean }

export type LazyPart<T> = {
  load: (isAhead: boolean) => void
  /** For a part that is rendered: the first subscriber starts the loading. */
  wanted: ReadStore<Loaded<T>>
  /** For a part that is not rendered yet: at most loaded in advance, when the browser is idle. */
  waiting: ReadStore<Loaded<T>>
}

let ahead = 0

/** Whether something is loaded in advance: its failure is no reason to reload the page. */
export const isLoadingInAdvance = () => ahead > 0

/** Loads a part in advance. */
export async function loadInAdvance<T>(get: () => Promise<T>): Promise<T> {
  ahead++
  try {
    return await get()
  } finally {
    ahead--
  }
}

/**
 * A part of the panel that the first screen does not need. If it fails to load when it is needed, the page reloads, at most
 * once a minute; after that nothing opens, a toast shows it, and the rest works.
 * @param when when it is loaded: on first use, or, if it must then open at once, when the browser is idle
 */
export function lazyPart<T>(get: () => Promise<T>, when: 'idle' | 'wanted' = 'wanted'): LazyPart<T> {
  const store = createStore<Loaded<T>>(() => ({ part: null, wasWanted: false }))
  let isLoading = false
  let isAwaited = false

  function load(isAhead: boolean) {
    if (!isAhead) {
      isAwaited = true
      if (!store.getState().wasWanted) store.setState({ wasWanted: true })
    }
    if (isLoading || store.getState().part) return
    isLoading = true
    const loading = isAhead ? loadInAdvance(get) : get()
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
    wanted: startedByWatching(store, () => load(false)),
    waiting: when === 'idle' ? startedByWatching(store, () => whenIdle(() => load(true))) : store,
  }
}

function whenIdle(work: () => void) {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 500)
}

/** The part, if it is needed and loaded; a part for idle time is then only loaded, not rendered. */
export function useLazyPart<T>({ wanted, waiting }: LazyPart<T>, isWanted = true): T | null {
  const { part, wasWanted } = useStore(isWanted ? wanted : waiting)
  return isWanted || wasWanted ? part : null
}
