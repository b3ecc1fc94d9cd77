import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** Which steps the first admin has left. */
export const stepsQuery = queryOptions({
  queryKey: ['setup', 'steps'],
  queryFn: ({ signal }) => call('GET /api/setup/steps', { signal }),
})
