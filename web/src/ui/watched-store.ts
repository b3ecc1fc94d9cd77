import type { StoreApi } from 'zustand/vanilla'

export type ReadStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** The same store, which starts its source when the first component subscribes. */
export const startedByWatching = <T>(store: ReadStore<T>, start: () => void): ReadStore<T> => ({
  ...store,
  subscribe(listener) {
    start()
    return store.subscribe(listener)
  },
})
