import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { serviceSettingsKey } from './service-settings-key'

/** Milliseconds: the days are recounted for some minutes. */
const recountedEvery = 5_000

/** The time zone of the service, again and again while its days are recounted. */
export const timeZoneQuery = queryOptions({
  queryKey: [...serviceSettingsKey, 'time-zone'],
  queryFn: ({ signal }) => call('GET /api/time-zone', { signal }),
  refetchInterval: ({ state }) => (state.data?.recounted == null ? false : recountedEvery),
})
