import { QueryClientProvider } from '@tanstack/react-query'
import type { PropsWithChildren } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { queryClient } from '../../../api/query-client'
import { pageVisibility } from '../../../ui/storage/page-visibility'
import { useUserRefresh } from '../../settings/user-query'

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000)

/** What the server responds, and how many requests it has received. */
const server = { requests: 0, status: 200 }

beforeEach(() => {
  Object.assign(server, { requests: 0, status: 200 })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.spyOn(window, 'fetch').mockImplementation(async () => {
    server.requests++
    if (server.status === 0) throw new TypeError('Failed to fetch')
    const body =
      server.status === 200 ? { user: { open_messages: server.requests } } : { code: 'not_signed_in' }
    return Response.json(body, { status: server.status })
  })
})
afterEach(() => {
  setVisibility('visible')
  queryClient.clear()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

function setVisibility(state: 'visible' | 'hidden') {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

async function openPanel() {
  const inPanel = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = await renderHook(useUserRefresh, { wrapper: inPanel })
  await seconds(0)
  expect(server.requests).toBe(1)
  return { openMessages: () => result.current.user?.open_messages }
}

it('the user is requested every 30 seconds while the page is visible', async () => {
  const { openMessages } = await openPanel()
  await seconds(29)
  expect(server.requests).toBe(1)
  await seconds(1)
  expect(server.requests).toBe(2)
  await seconds(30)
  expect(server.requests).toBe(3)
  await expect.poll(openMessages).toBe(3)
})

it('the user is requested every 240 seconds while the page is hidden, and when it becomes visible', async () => {
  await openPanel()
  setVisibility('hidden')
  expect(pageVisibility.getState()).toBe(false)
  await seconds(239)
  expect(server.requests).toBe(1)
  await seconds(1)
  expect(server.requests).toBe(2)
  await seconds(60)
  setVisibility('visible')
  await seconds(0)
  expect(server.requests).toBe(3)
  await seconds(30)
  expect(server.requests).toBe(4)
})

it('a failed or refused request keeps the last user, and the next one follows as before', async () => {
  const { openMessages } = await openPanel()
  server.status = 0
  // The request and its two repetitions.
  await seconds(45)
  expect(server.requests).toBe(4)
  await expect.poll(openMessages).toBe(1)
  server.status = 401
  await seconds(30)
  expect(server.requests).toBe(5)
  await expect.poll(openMessages).toBe(1)
  server.status = 200
  await seconds(30)
  expect(server.requests).toBe(6)
  await expect.poll(openMessages).toBe(6)
})
