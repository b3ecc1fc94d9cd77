import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { reviewsKey } from './reviews-key'

/** The newest card of a site owner. */
export const cardQuery = (id: number) =>
  queryOptions({
    queryKey: [...reviewsKey, 'card', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/siteowners/:id/review-card', { params: { id }, signal })).card,
  })
