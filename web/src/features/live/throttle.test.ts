import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { throttle } from './throttle'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('the first hint has its effect at once, a burst of hints once more at its end', () => {
  const work = vi.fn()
  const hint = throttle(work, 1_000)
  hint()
  expect(work).toHaveBeenCalledTimes(1)
  hint()
  hint()
  vi.advanceTimersByTime(999)
  expect(work).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(work).toHaveBeenCalledTimes(2)
  vi.advanceTimersByTime(5_000)
  expect(work).toHaveBeenCalledTimes(2)
  hint()
  expect(work).toHaveBeenCalledTimes(3)
})
