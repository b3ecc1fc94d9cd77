import { describe, expect, it } from 'vitest'
import { type Load, operatorsNeeded, shareBegunWithin } from './erlang-a.ts'

/** A random number from 0 to 1 from a seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Simulates the queue message by message, and returns the share that a patient customer would see begun in time. */
function simulate({ arrivals, handling, patience }: Load, operators: number, seconds: number) {
  const random = randomFrom(2_026)
  const exponential = (mean: number) => -Math.log(1 - random()) * mean
  const freeAt = new Array<number>(operators).fill(0)
  const [messages, warmUp] = [400_000, 4_000]
  let [now, inTime] = [0, 0]
  for (let message = 0; message < messages; message++) {
    now += exponential(1 / arrivals)
    const next = freeAt.indexOf(Math.min(...freeAt))
    const wait = Math.max(0, (freeAt[next] ?? 0) - now)
    if (message >= warmUp && wait <= seconds) inTime++
    if (exponential(patience) > wait) freeAt[next] = now + wait + exponential(handling)
  }
  return inTime / (messages - warmUp)
}

describe('the share begun in time', () => {
  it.each([
    ['a quiet queue', { arrivals: 1 / 300, handling: 150, patience: 900 }, 1],
    ['a busy queue', { arrivals: 1 / 50, handling: 140, patience: 600 }, 3],
    ['more than the operators can answer', { arrivals: 1 / 30, handling: 150, patience: 400 }, 4],
    ['impatient customers', { arrivals: 1 / 20, handling: 120, patience: 60 }, 5],
    ['very patient customers', { arrivals: 1 / 40, handling: 110, patience: 50_000 }, 4],
    ['many operators', { arrivals: 1 / 8, handling: 150, patience: 700 }, 19],
  ])('is that of a simulated queue: %s', (_, load, operators) => {
    for (const seconds of [60, 300])
      expect(shareBegunWithin(seconds, operators, load)).toBeCloseTo(simulate(load, operators, seconds), 1.7)
  })

  it('is that of Erlang C when nobody ever writes again', () => {
    // Two operators, an offered load of 1: the probability of waiting is 1/3, and waits end at the rate cµ - λ.
    const load = { arrivals: 0.01, handling: 100, patience: Number.POSITIVE_INFINITY }
    expect(shareBegunWithin(300, 2, load)).toBeCloseTo(1 - Math.exp(-0.01 * 300) / 3, 2)
  })

  it('grows with each operator', () => {
    const load = { arrivals: 1 / 20, handling: 150, patience: 600 }
    const shares = [0, 1, 2, 5, 8, 12].map((operators) => shareBegunWithin(300, operators, load))
    expect(shares).toEqual(shares.toSorted((one, other) => one - other))
  })
})

describe('the operators needed', () => {
  const aim = { share: 0.9, seconds: 300 }

  it('are the smallest number that reaches the aim', () => {
    const load = { arrivals: 1 / 40, handling: 150, patience: 700 }
    const needed = operatorsNeeded(load, aim)
    expect(shareBegunWithin(300, needed, load)).toBeGreaterThanOrEqual(0.9)
    expect(shareBegunWithin(300, needed - 1, load)).toBeLessThan(0.9)
    expect(simulate(load, needed, 300)).toBeGreaterThan(0.89)
  })

  it('are none without messages, and one for a few', () => {
    expect(operatorsNeeded({ arrivals: 0, handling: 150, patience: 700 }, aim)).toBe(0)
    expect(operatorsNeeded({ arrivals: 1 / 3_600, handling: 150, patience: 700 }, aim)).toBe(1)
  })

  it('are found for values that no panel has', () => {
    expect(operatorsNeeded({ arrivals: 100, handling: 1_000, patience: 1e9 }, aim)).toBe(1_000)
  })
})
