import type { SampleState, trendWeeks } from '@panel/contract/rules/review-rules'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { reviewsKey } from './reviews-key'

/** Pages of the samples, newest first. */
export const samplesQuery = (filters: { state?: SampleState }) =>
  pagesQuery({
    queryKey: [...reviewsKey, 'samples', filters],
    load: async (cursor, signal) => {
      const query = { ...filters, ...cursor }
      const { samples, ...page } = await call('GET /api/review-samples', { query, signal })
      return { ...page, items: samples }
    },
    // Samples are not rows of the page: its rows are the messages of one of them.
    rowKey: ({ id }) => `sample ${id}`,
  })

/** A sample with its messages. */
export const sampleQuery = (id: number) =>
  queryOptions({
    queryKey: [...reviewsKey, 'sample', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/review-samples/:id', { params: { id }, signal })).sample,
  })

/** A message of a sample between its neighbours. */
export const reviewItemQuery = (id: number) =>
  queryOptions({
    queryKey: [...reviewsKey, 'item', id],
    queryFn: async ({ signal }) => (await call('GET /api/review-items/:id', { params: { id }, signal })).item,
    placeholderData: keepPreviousData,
  })

type TrendFilters = {
  weeks: (typeof trendWeeks)[number]
  team_id?: number
  operator_id?: number
  siteowner_id?: number
}

/** Scores by criterion and week, the agreement of coaches, and the reviews of each operator. */
export const trendsQuery = (filters: TrendFilters) =>
  queryOptions({
    queryKey: [...reviewsKey, 'trends', filters],
    queryFn: ({ signal }) => call('GET /api/review-trends', { query: filters, signal }),
    placeholderData: keepPreviousData,
  })
