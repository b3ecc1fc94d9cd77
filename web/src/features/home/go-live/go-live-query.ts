import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { settingsKey } from '../../settings/settings-queries'

/** Asked again after each hint about the settings: two admins see the same. */
export const goLiveQuery = queryOptions({
  queryKey: [...settingsKey, 'go-live'],
  queryFn: ({ signal }) => call('GET /api/go-live', { signal }),
})
