import type { FairnessMeasure } from '@panel/contract/fairness-rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { pagesQuery } from '../../api/pages-query'

type Days = { from: string; to: string }

/** The comparison of an operator, or of the viewer with `null`. */
export const fairnessQuery = (operatorId: number | null, days: Days) =>
  queryOptions({
    queryKey: ['fairness', operatorId, days],
    queryFn: async ({ signal }) =>
      operatorId === null
        ? (await call('GET /api/fairness', { query: days, signal })).comparison
        : (await call('GET /api/fairness/:id', { params: { id: operatorId }, query: days, signal }))
            .comparison,
  })

/** Pages of the items that a number of the comparison counts, latest first. */
export const fairnessItemsQuery = (operatorId: number | null, days: Days, measure: FairnessMeasure) =>
  pagesQuery({
    queryKey: ['fairness', operatorId, days, 'items', measure],
    load: (cursor, signal) => {
      const query = { ...days, measure, ...cursor }
      return operatorId === null
        ? call('GET /api/fairness/items', { query, signal })
        : call('GET /api/fairness/:id/items', { params: { id: operatorId }, query, signal })
    },
  })
