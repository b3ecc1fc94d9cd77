import { QueryClient } from '@tanstack/react-query'
import { expect, it, vi } from 'vitest'
import { userQuery } from '../../settings/user-query'
import { followBreak, isBreakJustOver, recordReturn } from './break-over'

/** The user data of a panel whose operator is on break `id`. */
function onBreak(id: number) {
  const client = new QueryClient()
  client.setQueryData(userQuery.queryKey, { away: { id } } as never)
  followBreak(client)
  return client
}
const endOf = (client: QueryClient) => client.setQueryData(userQuery.queryKey, { away: null } as never)

it('a break that the operator ends does not end by itself', async () => {
  const client = onBreak(1)
  recordReturn(1)
  const changed = Promise.withResolvers<void>()
  client.getQueryCache().subscribe(() => changed.resolve())
  endOf(client)
  await changed.promise
  expect(isBreakJustOver()).toBe(false)
})

it('a break that has ended in the data of the user has ended by itself, whatever the countdown shows', async () => {
  const client = onBreak(2)
  endOf(client)
  await expect.poll(isBreakJustOver).toBe(true)
})

it('a break ends by itself if the request to end it has failed', async () => {
  // Long after the break of the test above.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
  expect(isBreakJustOver()).toBe(false)
  const client = onBreak(3)
  recordReturn(3)
  recordReturn(null)
  endOf(client)
  await expect.poll(isBreakJustOver).toBe(true)
  clock.mockRestore()
})
