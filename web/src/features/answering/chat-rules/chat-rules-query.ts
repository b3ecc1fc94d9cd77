import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'
import { conversationQuery } from '../../conversations/thread/conversation-queries'

/**
 * The rules for a chat, as they were when they were opened: what is marked as new stays marked. They are read as soon as they are shown; if
 * the server does not hear of it, they are marked the next time as well.
 */
export const rulesQuery = (id: number) =>
  queryOptions({
    queryKey: ['chat-rules', id],
    queryFn: async ({ client, signal }) => {
      const shown = await call('GET /api/conversations/:id/rules', { params: { id }, signal })
      const { language, rules } = shown
      if (language !== null)
        call('POST /api/conversations/:id/rules/read', {
          params: { id },
          body: { language, rules: rules.map(({ text }) => text) },
        }).then(
          () => client.invalidateQueries({ queryKey: conversationQuery(id).queryKey }),
          () => {},
        )
      return shown
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
