import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { daysOf } from '../../../ui/words/period'
import { serviceSettingsKey } from '../../settings/service-settings/service-settings-key'
import type { ShowingsSearch } from './showings-search'

/** The query of the list and of its file. Without a period, it has all days. */
export function showingFilters(search: ShowingsSearch, siteownerId: number, today: string) {
  const { period, from, to, language, version, customer } = search
  const days = withoutUndefined({ period, from, to })
  return {
    siteowner_id: siteownerId,
    ...(Object.keys(days).length > 0 && daysOf(days, today)),
    ...withoutUndefined({ language, version, customer }),
  }
}

/** Pages of showings, latest first. */
export const showingsQuery = (filters: ReturnType<typeof showingFilters>) =>
  pagesQuery({
    queryKey: [...serviceSettingsKey, 'showings', filters],
    load: (cursor, signal) =>
      call('GET /api/disclosure-showings', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })

export const showingCountsQuery = (id: number) =>
  queryOptions({
    queryKey: [...serviceSettingsKey, 'showing-counts', id],
    queryFn: ({ signal }) => call('GET /api/siteowners/:id/disclosures/counts', { params: { id }, signal }),
  })
