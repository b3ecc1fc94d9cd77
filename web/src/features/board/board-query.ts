import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { boardKey } from './board-key'

/** Input of operators sends no hint, so the idle times are also refreshed at an interval. */
export const boardQuery = queryOptions({
  queryKey: boardKey,
  queryFn: ({ signal }) => call('GET /api/board', { signal }),
  refetchInterval: 15_000,
})
