import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLive } from '../live/live'
import { useUser } from '../sign-in/user-query'
import { awayNowQuery } from './away-query'

/** Whether this operator is told who is away: coaches are. */
export const useHearsAway = () => useUser().scope.includes('chat_stats.away')

/** Who is away, brought up to date by hints. */
export function useAwayNow() {
  const client = useQueryClient()
  useLive(({ topic }) => {
    if (topic === 'away' || topic === 'ready')
      void client.invalidateQueries({ queryKey: awayNowQuery.queryKey })
  })
  return useQuery(awayNowQuery)
}
