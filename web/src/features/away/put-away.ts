import type { OwnAwayTime } from '@panel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../sign-in/user-query'

/** The request that starts a break. The conversation in hand returns to its queue. */
export const awayMutation = ['away-times', 'start']

/** The page shows the break at once; an older response that is in progress must not undo that. */
export async function putAway(client: QueryClient, away: OwnAwayTime | null) {
  const { queryKey } = userQuery
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (user) => user && { ...user, away })
}
