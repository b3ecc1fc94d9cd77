import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/call'

/** The newest chats of the customers whose names begin so. */
export const foundChatsQuery = (search: string) =>
  queryOptions({
    queryKey: ['conversations', 'found', search],
    queryFn: async ({ signal }) =>
      (await call('GET /api/conversations/found', { query: { search }, signal })).conversations,
    enabled: search !== '',
  })

/** The profile sets with the words in their name, facts or photos. */
export const foundSetsQuery = (search: string) =>
  queryOptions({
    queryKey: ['profile-sets', 'found', search],
    queryFn: async ({ signal }) =>
      (await call('GET /api/profile-sets', { query: { search, limit: '5' }, signal })).items,
    enabled: search !== '',
  })
