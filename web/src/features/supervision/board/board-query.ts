import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { boardKey } from './board-key'

/** The operators who write a language. */
export const writersQuery = (language: string) =>
  queryOptions({
    queryKey: [...boardKey, 'writers', language],
    queryFn: async ({ signal }) =>
      (await call('GET /api/board/writers', { query: { language }, signal })).items,
  })

/** The links of wall screens that work. */
export const wallsQuery = queryOptions({
  queryKey: [...boardKey, 'walls'],
  queryFn: async ({ signal }) => (await call('GET /api/board/walls', { signal })).items,
})

/** Input of operators sends no hint, so the idle times are also refreshed at an interval. */
export const boardQuery = queryOptions({
  queryKey: [...boardKey, 'now'],
  queryFn: ({ signal }) => call('GET /api/board', { signal }),
  refetchInterval: 15_000,
})
