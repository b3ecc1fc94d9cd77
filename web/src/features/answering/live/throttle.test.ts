import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('the first call runs the work at once, and a burst of calls runs it once more at its end', () => {
  const work = vi.fn()
  const call = throttle(work, 1_000)
  call()
  expect(work).toHaveBeenCalledTimes(1)
  call()
  call()
  vi.advanceTimersByTime(999)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledTimes(2)
  call()
  expect(work).toHaveBeenCalledTimes(3)
})
