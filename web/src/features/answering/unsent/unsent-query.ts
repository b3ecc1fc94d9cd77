import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { unsentChatsKey } from './unsent-chats-key'

/** What became of the chats with unsent words. @param ids those about which this browser keeps words */
export const unsentChatsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...unsentChatsKey, ids],
    queryFn: async ({ signal }) => {
      const query = ids.length > 0 ? { ids: ids.join(',') } : {}
      return (await call('GET /api/unsent-chats', { query, signal })).items
    },
    placeholderData: keepPreviousData,
    // Personal data, and what became of a chat changes: asked again whenever the drawer opens.
    gcTime: 0,
  })
