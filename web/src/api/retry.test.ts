import { describe, expect, it } from 'vitest'
import { ApiError, OfflineError } from './api-error'
import { retryDelay, unknownOutcome } from './retry'

const refusal = (
  code: ConstructorParameters<typeof ApiError>[1]['code'],
  status: number,
  retryAfter?: number,
) => new ApiError(status, { code }, retryAfter ?? null)

describe('a request', () => {
  it('can be repeated when no response arrived, the service is not ready, or the first try is still in progress', () => {
    expect(unknownOutcome(new OfflineError())).toBe('offline')
    expect(unknownOutcome(refusal('unavailable', 503))).toBe('unavailable')
    expect(unknownOutcome(new ApiError(502, {}))).toBe('unavailable')
    expect(unknownOutcome(refusal('too_many_requests', 429))).toBe('unavailable')
    expect(unknownOutcome(refusal('in_progress', 409))).toBe('in_progress')
  })

  it('that was refused is not repeated', () => {
    for (const error of [
      refusal('lease_lost', 409),
      refusal('newer_message', 409),
      refusal('held', 409),
      refusal('already_answered', 409),
      refusal('unexpected', 500),
      new TypeError('a mistake of ours'),
    ])
      expect(unknownOutcome(error)).toBeNull()
  })
})

describe('the delay before the next try', () => {
  it('grows, up to a limit', () => {
    const delays = [0, 1, 2, 3, 4, 9].map((attempt) => retryDelay(new OfflineError(), attempt))
    expect(delays).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000])
  })

  it('is the one that the server asks for', () => {
    expect(retryDelay(refusal('unavailable', 503, 3_000), 7)).toBe(3_000)
    expect(retryDelay(refusal('in_progress', 409), 7)).toBe(1_000)
  })
})

describe('an error response without a problem document', () => {
  it('has the code of its status', () => {
    expect(new ApiError(504, {}).code).toBe('unavailable')
    expect(new ApiError(404, {}).code).toBe('not_found')
    expect(new ApiError(500, {}).code).toBe('unexpected')
  })
})
