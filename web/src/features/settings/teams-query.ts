import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call'
import { settingsKey } from './settings-queries'

/** The teams that the operator may know. */
export const teamsQuery = queryOptions({
  queryKey: [...settingsKey, 'teams'],
  queryFn: ({ signal }) => call('GET /api/teams', { signal }),
})
