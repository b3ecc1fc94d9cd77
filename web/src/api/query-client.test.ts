import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, OfflineError } from './api-error'
import { queryClient } from './query-client'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

/** Loads something that first fails with `error`, and counts the requests. */
function load(error: Error, failures: number) {
  const queryFn = vi.fn(() =>
    queryFn.mock.calls.length > failures ? Promise.resolve('loaded') : Promise.reject(error),
  )
  const loading = queryClient.fetchQuery({ queryKey: ['what'], queryFn })
  // Handled later in the test; until then nobody handles the rejection.
  loading.catch(() => {})
  return { queryFn, loading }
}

describe('a query', () => {
  it('is repeated after the delay that a busy server asks for', async () => {
    const { queryFn, loading } = load(new ApiError(503, {}, 3_000), 1)
    await vi.advanceTimersByTimeAsync(2_999)
    expect(queryFn).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await loading).toBe('loaded')
    expect(queryFn).toHaveBeenCalledTimes(2)
  })

  it('fails at once when the server asks for a longer wait than operators accept', async () => {
    const { queryFn, loading } = load(new ApiError(429, { code: 'too_many_requests' }, 30_000), 9)
    await expect(loading).rejects.toMatchObject({ retryAfter: 30_000 })
    expect(queryFn).toHaveBeenCalledTimes(1)
  })

  it('is tried three times without a response, and once after an error', async () => {
    const silent = load(new OfflineError(), 9)
    await vi.advanceTimersByTimeAsync(3_000)
    await expect(silent.loading).rejects.toThrow(OfflineError)
    expect(silent.queryFn).toHaveBeenCalledTimes(3)
    queryClient.clear()
    const refused = load(new ApiError(500, {}), 9)
    await expect(refused.loading).rejects.toThrow(ApiError)
    expect(refused.queryFn).toHaveBeenCalledTimes(1)
  })
})
