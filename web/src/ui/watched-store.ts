import type { StoreApi } from 'zustand/vanilla'

export type ReadStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** The same store, for what has to be started: whoever begins to watch it starts it. */
export const startedByWatching = <T>(store: ReadStore<T>, start: () => void): ReadStore<T> => ({
  ...store,
  subscribe(listener) {
    start()
    return store.subscribe(listener)
  },
})
