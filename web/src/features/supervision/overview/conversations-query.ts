import { call } from '../../../api/call'
import { pagesQuery } from '../../../api/pages-query'
import { conversationsKey } from './conversations-key'
import { type ConversationFilters, searchOf } from './filters'

export const conversationsQuery = (filters: ConversationFilters) =>
  pagesQuery({
    queryKey: [...conversationsKey, searchOf(filters)],
    load: (cursor, signal) =>
      call('GET /api/conversations', {
        query: { ...searchOf(filters), ...cursor },
        signal,
      }),
  })

/** Counts the conversations that match, which the order does not change. */
export function countConversations(filters: ConversationFilters, signal: AbortSignal) {
  const { order, ...query } = searchOf(filters)
  return call('GET /api/conversations/count', { query, signal })
}
