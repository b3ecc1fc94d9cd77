import { type Query, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { operatorNamesQuery, siteownersQuery } from '../features/settings/settings-queries'
import { makeRefresher } from './refresh-on-hints'

const view = { visibilityState: 'visible' }
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', view)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  view.visibilityState = 'visible'
})

type Filters = { queryKey?: readonly unknown[]; predicate?: (query: Query) => boolean }

function make() {
  const invalidateQueries = vi.fn(async (_filters?: Filters) => {})
  const refresh = makeRefresher({ invalidateQueries })
  const refreshed = () => {
    const keys = invalidateQueries.mock.calls.map(([filters]) => filters?.queryKey?.join(' '))
    invalidateQueries.mockClear()
    return keys
  }
  const filters = () => invalidateQueries.mock.calls.map(([given]) => given ?? {})
  return { refresh, refreshed, filters }
}

it('a stream that opens refreshes everything that depends on hints', () => {
  const { refresh, refreshed } = make()
  refresh({ topic: 'ready' })
  expect(refreshed().toSorted()).toEqual([
    'appeals',
    'away-times open',
    'board',
    'coach-questions',
    'conversations',
    'escalations',
    'exports',
    'gifts',
    'holds',
    'hours',
    'levels',
    'message-reports',
    'operators',
    'own-acts',
    'profile-sets',
    'profile-texts',
    'queues',
    'reminders',
    'reviews',
    'service-settings',
    'shift-receipts',
    'unsent-chats',
    'user',
    'welfare',
  ])
})

it('a burst of hints about the queues refreshes the counts twice: at once, and at its end', () => {
  const { refresh, refreshed } = make()
  for (let hint = 0; hint < 50; hint++) refresh({ topic: 'queue' })
  expect(refreshed()).toEqual(['user', 'queues', 'conversations', 'unsent-chats', 'own-acts', 'board'])
  vi.advanceTimersByTime(3_000)
  expect(refreshed()).toEqual(['user', 'queues', 'unsent-chats', 'own-acts', 'board'])
  vi.advanceTimersByTime(2_000)
  expect(refreshed()).toEqual(['conversations'])
  vi.advanceTimersByTime(60_000)
  expect(refreshed()).toEqual([])
})

it('the counts of a hidden page are refreshed when it becomes visible', () => {
  const { refresh, refreshed } = make()
  view.visibilityState = 'hidden'
  refresh({ topic: 'queue' })
  expect(refreshed()).toEqual(['queues', 'conversations'])
})

it('hints about breaks, reports and locked codes refresh the user', () => {
  const { refresh, refreshed } = make()
  refresh({ topic: 'away' })
  expect(refreshed()).toEqual(['user', 'queues', 'away-times open', 'board'])
  refresh({ topic: 'reports' })
  refresh({ topic: 'locked_codes' })
  expect(refreshed()).toEqual(['user', 'message-reports', 'user', 'operators'])
  refresh({ topic: 'holds' })
  expect(refreshed()).toEqual([
    'user',
    'escalations',
    'appeals',
    'holds',
    'conversations',
    'unsent-chats',
    'own-acts',
  ])
  refresh({ topic: 'operator' })
  expect(refreshed()).toContain('user')
})

it('a topic of a later release is ignored', () => {
  const { refresh, refreshed } = make()
  // The cast: a node of that release sends it.
  refresh({ topic: 'moon' } as never)
  expect(refreshed()).toEqual([])
})

it('a hint about settings reloads the shared settings except for the operator names, every few seconds at most', () => {
  const { refresh, refreshed, filters } = make()
  refresh({ topic: 'settings' })
  const { predicate } = filters().find((each) => each.predicate) ?? {}
  const isReloaded = (queryKey: readonly unknown[]) =>
    predicate?.(new QueryClient().getQueryCache().build(new QueryClient(), { queryKey }))
  expect([isReloaded(siteownersQuery.queryKey), isReloaded(operatorNamesQuery.queryKey)]).toEqual([
    true,
    false,
  ])
  expect(refreshed()).toEqual(['user', 'settings', 'service-settings', 'gifts'])
  refresh({ topic: 'settings' })
  expect(refreshed()).toEqual(['user', 'service-settings', 'gifts'])
  vi.advanceTimersByTime(3_000)
  expect(refreshed()).toEqual(['settings'])
})
