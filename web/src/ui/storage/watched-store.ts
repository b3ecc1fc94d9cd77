import type { StoreApi } from 'zustand/vanilla'

export type ReadStore<T> = Pick<StoreApi<T>, 'getState' | 'getInitialState' | 'subscribe'>

/** The same store; calls `start` for each new subscriber. `start` must work when it is called again. */
export const startOnSubscribe = <T>(store: ReadStore<T>, start: () => void): ReadStore<T> => ({
  ...store,
  subscribe(listener) {
    start()
    return store.subscribe(listener)
  },
})
