import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { serviceSettingsKey } from './service-settings-key'

export const thresholdsQuery = queryOptions({
  queryKey: [...serviceSettingsKey, 'thresholds'],
  queryFn: async ({ signal }) => (await call('GET /api/thresholds', { signal })).thresholds,
})
