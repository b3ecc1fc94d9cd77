import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { serviceSettingsKey } from './service-settings-key'

/** The number of words that can be chosen from each list. */
export const wordCountsQuery = queryOptions({
  queryKey: [...serviceSettingsKey, 'word-counts'],
  queryFn: async ({ signal }) => (await call('GET /api/word-lists', { signal })).counts,
})
