import type { Account } from '@panel/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** How the operator signs in. Refreshed, because another session can begin or end at any time. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async ({ signal }) => (await call('GET /api/account', { signal })).account,
  refetchInterval: 30_000,
})

/** A change of the account; the page shows the response at once. */
export function useAccountChange<Input, Answer extends { account: Account }>(
  change: (input: Input) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    async onSuccess(answer) {
      // A request in progress could return the old state.
      await client.cancelQueries({ queryKey: accountQuery.queryKey })
      client.setQueryData(accountQuery.queryKey, answer.account)
      onDone?.(answer)
    },
  })
}
