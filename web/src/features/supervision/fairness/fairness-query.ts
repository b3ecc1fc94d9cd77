import type { FairnessMeasure } from '@panel/contract/rules/fairness-rules'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import type { MessageLength } from './fairness-search'

type Days = { from: string; to: string }
/** A number of the comparison. */
export type Numbered = { measure: FairnessMeasure; length?: MessageLength | undefined }

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
export const fairnessItemsQuery = (operatorId: number | null, days: Days, { measure, length }: Numbered) =>
  pagesQuery({
    queryKey: ['fairness', operatorId, days, 'items', measure, length],
    load: (cursor, signal) => {
      const query = {
        ...days,
        measure,
        ...(length !== undefined && { length: `${length}` as const }),
        ...cursor,
      }
      return operatorId === null
        ? call('GET /api/fairness/items', { query, signal })
        : call('GET /api/fairness/:id/items', { params: { id: operatorId }, query, signal })
    },
  })
