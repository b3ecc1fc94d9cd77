import { notifyManager, QueryClient } from '@tanstack/react-query'
import { retryDelay, unknownOutcome } from './retry'

/** Milliseconds. */
const longestRetryDelay = 5_000

// By default, an answer waits for a timer before it is rendered: up to 5 ms, and longer on a busy machine.
notifyManager.setScheduler(queueMicrotask)

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      // An operator who looks at a loading screen needs an error rather than a long wait.
      retry: (count, error) =>
        count < 2 && unknownOutcome(error) !== null && retryDelay(error, count) <= longestRetryDelay,
      retryDelay: (count, error) => retryDelay(error, count),
    },
    mutations: { networkMode: 'always' },
  },
})
