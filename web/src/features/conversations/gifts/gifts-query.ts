import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { withoutUndefined } from '../../../ui/lists/search-values'
import { serviceSettingsKey } from '../../settings/service-settings/service-settings-key'
import type { GiftsSearch } from './gifts-search'

/** The filters as a request has them. */
export const giftFilters = ({ siteowner_id }: GiftsSearch) =>
  withoutUndefined({ siteowner_id: siteowner_id === undefined ? undefined : String(siteowner_id) })

type Filters = ReturnType<typeof giftFilters>

export const giftsQuery = (filters: Filters) =>
  pagesQuery({
    queryKey: [...serviceSettingsKey, 'gifts', filters],
    load: (cursor, signal) =>
      call('GET /api/gifts', {
        query: { ...filters, ...cursor },
        signal,
      }),
  })

/** How often each gift was sent. It counts many messages, so a hint does not load it again. */
export const giftUseQuery = (filters: Filters) =>
  queryOptions({
    queryKey: ['gift-use', filters],
    queryFn: async ({ signal }) => (await call('GET /api/gifts/use', { query: filters, signal })).used,
    staleTime: 60_000,
  })
