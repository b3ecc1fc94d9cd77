import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** The comparison of an operator, or of the viewer with `null`. */
export const fairnessQuery = (operatorId: number | null, days: { from: string; to: string }) =>
  queryOptions({
    queryKey: ['fairness', operatorId, days],
    queryFn: async ({ signal }) =>
      operatorId === null
        ? (await call('GET /api/fairness', { query: days, signal })).comparison
        : (await call('GET /api/fairness/:id', { params: { id: operatorId }, query: days, signal }))
            .comparison,
  })
