import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'

/** The approved answers for a conversation, with the name of its profile. */
export const trueAnswersQuery = (id: number) =>
  queryOptions({
    queryKey: ['true-answers', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/conversations/:id/true-answers', { params: { id }, signal })).items,
    staleTime: 30_000,
    gcTime: 60_000,
  })
