import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { serviceSettingsKey } from '../../settings/service-settings/service-settings-key'

/** Milliseconds between two looks at a class that is being worked on. */
const watched = 5_000

export const retentionQuery = queryOptions({
  queryKey: [...serviceSettingsKey, 'retention'],
  queryFn: ({ signal }) => call('GET /api/retention', { signal }),
  refetchInterval: ({ state }) =>
    state.data?.periods.some((period) => period.state === 'working') ? watched : false,
})
