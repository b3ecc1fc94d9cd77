import type { InterfaceLanguage } from '@panel/contract/rules/enumerations'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../api/call'

/** Which steps somebody has done. It is asked again when the home page opens: the steps are done on others. */
export const tourQuery = queryOptions({
  queryKey: ['demo-tour', 'done'],
  queryFn: ({ signal }) => call('GET /api/demo/tour', { signal }),
  staleTime: 0,
})

/** Lets a customer write in the language of the interface, so that the first chat is one that the newcomer reads. It is sent once for each language. */
export const firstChatQuery = (language: InterfaceLanguage) =>
  queryOptions({
    queryKey: ['demo-tour', 'first-chat', language],
    queryFn: () => call('POST /api/demo/chats', { body: { language, about: 'first' } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
