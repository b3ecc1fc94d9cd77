import { QueryClient } from '@tanstack/react-query'
import { unknownOutcome } from './retry'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      networkMode: 'always',
      retry: (count, error) => count < 2 && unknownOutcome(error) !== null,
    },
    mutations: { networkMode: 'always' },
  },
})
