import type { OwnAwayTime } from '@panel/contract'
import type { QueryClient } from '@tanstack/react-query'
import { userQuery } from '../sign-in/user-query'

/** The call that begins a break: what is in hand then goes back with it. */
export const awayMutation = ['away-times', 'start']

/** The page knows the break at once; an older answer that is under way must not undo that. */
export async function putAway(client: QueryClient, away: OwnAwayTime | null) {
  const { queryKey } = userQuery
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, (user) => user && { ...user, away })
}
