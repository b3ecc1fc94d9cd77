import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOperatorNames, reloadSettings } from './reload-settings'
import {
  operatorNamesQuery,
  permissionsQuery,
  profileTextCountQuery,
  siteownersQuery,
} from './settings-queries'

let client = new QueryClient()
let requests: string[] = []
let fails = false

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T14:00:00Z') })
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  requests = []
  fails = false
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address.replace('/api/', ''))
    const answer = { operator_names: { 7: { name: 'Anna V.' } }, siteowners: [], permissions: [], count: 4 }
    return Promise.resolve(fails ? Response.json({}, { status: 500 }) : Response.json(answer))
  })
})
afterEach(() => {
  client.clear()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const load = () =>
  Promise.all([
    client.fetchQuery(operatorNamesQuery),
    client.fetchQuery(siteownersQuery),
    client.fetchQuery(permissionsQuery),
    client.fetchQuery(profileTextCountQuery),
  ])
const others = ['permissions.php', 'profile-text.php?count=1', 'siteowners.php']
const all = ['operator_names.php?new=1', ...others]

describe('the shared settings', () => {
  it('that are loaded are not requested again, however much later', async () => {
    await load()
    await vi.advanceTimersByTimeAsync(86_400_000)
    await load()
    expect(requests.sort()).toEqual(all)
  })

  it('are all loaded again by a forced reload, operator names as a reload', async () => {
    await load()
    requests = []
    await vi.advanceTimersByTimeAsync(30_000)
    await reloadSettings(client)
    expect(requests.sort()).toEqual(['operator_names.php?new=2', ...others])
  })

  it('stay as loaded when a forced reload fails, and the failure is reported', async () => {
    await load()
    fails = true
    await expect(reloadSettings(client)).rejects.toThrow()
    expect(client.getQueryData(permissionsQuery.queryKey)).toMatchObject({ permissions: [] })
  })
})

describe('operator names', () => {
  it('are reloaded at most once in 30 seconds, also by a forced reload and after a failure', async () => {
    await client.fetchQuery(operatorNamesQuery)
    await vi.advanceTimersByTimeAsync(29_999)
    reloadOperatorNames(client)
    await reloadSettings(client)
    expect(requests).toEqual(['operator_names.php?new=1'])
    await vi.advanceTimersByTimeAsync(1)
    fails = true
    reloadOperatorNames(client)
    reloadOperatorNames(client)
    await vi.advanceTimersByTimeAsync(29_000)
    reloadOperatorNames(client)
    expect(requests).toEqual(['operator_names.php?new=1', 'operator_names.php?new=2'])
    await vi.advanceTimersByTimeAsync(1_000)
    fails = false
    reloadOperatorNames(client)
    expect(requests).toHaveLength(3)
  })

  it('that were not needed yet are not loaded by a reload', () => {
    reloadOperatorNames(client)
    expect(requests).toEqual([])
  })
})
