import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { catchUp, conversationQuery, threadQuery } from './conversation-queries'

const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
})

it('a change that is announced while a conversation opens is read when it has opened', async () => {
  const requests: string[] = []
  const opening = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address)
    if (address.endsWith('/with-thread')) return opening.promise
    return Promise.resolve(Response.json({ items: [], next_cursor: null, revision: 1 }))
  })
  const stop = new QueryObserver(client, conversationQuery(7)).subscribe(() => {})
  catchUp(client, 7)
  opening.resolve(
    Response.json({
      conversation: {},
      lease: null,
      messages: [],
      earlier_unanswered: { items: [], next_cursor: null },
      revision: 1,
    }),
  )
  await expect.poll(() => requests).toEqual(['/api/conversations/7/with-thread', '/api/conversations/7'])
  expect(client.getQueryState(threadQuery(7).queryKey)?.isInvalidated).toBe(true)
  stop()
})
