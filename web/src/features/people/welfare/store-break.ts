import type { OwnAwayTime } from '@panel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../../settings/user-query'

/** The key of the request that starts a break. The conversation in hand then returns to its queue. */
export const awayMutation = ['away-times', 'start']

/** Shows the break on the page at once. An older response that is in progress must not undo that. */
export async function storeBreak(client: QueryClient, away: OwnAwayTime | null) {
  const { queryKey } = userQuery
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (user) => user && { ...user, away })
}
