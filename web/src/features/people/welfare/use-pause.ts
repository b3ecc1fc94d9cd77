import type { PauseMinutes } from '@panel/contract/rules/welfare-rules'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api/api-error'
import { call } from '../../../api/call'
import { mayLeave } from '../../settings/drafts/unsent'
import { userQuery } from '../../settings/user-query'
import { awayMutation, storeBreak } from './store-break'

/** Starts a pause, or goes on without one. The pause then replaces every page. */
export function usePause() {
  const client = useQueryClient()
  const forget = () => {
    client.setQueryData(userQuery.queryKey, (user) => user && { ...user, suggested_break: null })
  }
  const start = useMutation({
    mutationKey: awayMutation,
    mutationFn: (minutes: PauseMinutes) => call('POST /api/away-times/pause', { body: { minutes } }),
    onSuccess: async ({ away }) => {
      await storeBreak(client, away)
      forget()
    },
    // It was declined in another tab.
    onError: (error) => error instanceof ApiError && error.code === 'no_pause_due' && forget(),
  })
  const decline = useMutation({
    mutationFn: () => call('POST /api/welfare/decline', {}),
    onMutate: forget,
    // Also after a failure: the suggestion then returns.
    onSettled: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
  })
  return {
    start,
    decline,
    begin: async (minutes: PauseMinutes) => {
      if (!start.isPending && !decline.isPending && (await mayLeave('away'))) start.mutate(minutes)
    },
  }
}
