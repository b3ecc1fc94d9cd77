import type { Welfare } from '@panel/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { userQuery } from '../../settings/user-query'
import { welfareKey } from './welfare-key'

/** What protects the operator. The event stream refreshes it. */
export const welfareQuery = queryOptions({
  queryKey: welfareKey,
  queryFn: async ({ signal }) => (await call('GET /api/welfare', { signal })).welfare,
})

/** A choice of the operator; the page shows the response at once. */
export function useWelfareChange<Input>(change: (input: Input) => Promise<{ welfare: Welfare }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    async onSuccess({ welfare }) {
      // A request in progress could return the old state.
      await client.cancelQueries({ queryKey: welfareKey })
      client.setQueryData(welfareQuery.queryKey, welfare)
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    },
  })
}
