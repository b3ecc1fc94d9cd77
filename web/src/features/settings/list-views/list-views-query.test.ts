import type { ListView } from '@panel/contract'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { ApiError, OfflineError } from '../../../api/api-error'
import { type CountRows, viewCountsQuery } from './list-views-query'

const view = (id: number, search: Record<string, string>): ListView => ({
  id,
  list: 'history',
  name: `View ${id}`,
  search,
  is_shared: true,
  may_edit: false,
  updated_at: '2026-11-20T10:00:00Z',
})
const views = [view(1, {}), view(2, { operator_id: '7' }), view(3, { language: 'nl' })]
const countsWith = (count: CountRows) =>
  new QueryClient().fetchQuery(viewCountsQuery('history', views, '2026-11-20', count))

it('a view that its viewer may not ask for has no number, the others have theirs', async () => {
  const counts = await countsWith(async ({ operator_id }) => {
    if (operator_id) throw new ApiError(403, { code: 'not_allowed' })
    return { count: 5, more: false }
  })
  expect([...counts.keys()]).toEqual([1, 3])
})

it.each([new ApiError(503, {}), new OfflineError('offline')])(
  '%s leaves all numbers as they are',
  async (error) => {
    await expect(countsWith(() => Promise.reject(error))).rejects.toBe(error)
  },
)
