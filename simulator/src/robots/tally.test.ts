import { expect, it } from 'vitest'
import { countError, countRefusal, newTally, percentile, report } from './tally.ts'

it('a percentile is the time within which this share of the calls finished', () => {
  const times = Array.from({ length: 100 }, (_, index) => 100 - index)
  expect([0.5, 0.95, 0.99, 1].map((share) => percentile(times, share))).toEqual([50, 95, 99, 100])
  expect(percentile([7], 0.5)).toBe(7)
  expect(percentile([], 0.5)).toBeNull()
})

it('a report has every error code and the first errors', () => {
  const tally = { ...newTally(), sent: 30, sends: [1, 2, 3], repeats: 4 }
  countRefusal(tally, 'held')
  countRefusal(tally, 'held')
  countError(tally, 'robot-0001: something odd')
  expect(report(tally, 2, 10)).toBe(
    [
      '2 operators, 10.0 s',
      'sent           30 messages, 3.0 a second',
      'send and next  3 calls, p50 2.0 ms, p95 3.0 ms, p99 3.0 ms',
      'claim          0 calls, p50 - ms, p95 - ms, p99 - ms',
      'refusals       held 2',
      'repeated       4 calls that got no answer',
      'errors         1',
      '  robot-0001: something odd',
    ].join('\n'),
  )
})
