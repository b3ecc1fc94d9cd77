import type { AccountLevel } from '@panel/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** The account levels with their operators, for admins. */
export const levelsQuery = queryOptions({
  queryKey: ['levels'],
  queryFn: async ({ signal }) => (await call('GET /api/account-permissions', { signal })).levels,
})

export type { AccountLevel }
/** The values of a level that can be changed. */
export type LevelValues = Pick<
  AccountLevel,
  'name' | 'rights' | 'message_types' | 'segments' | 'history_size'
>
