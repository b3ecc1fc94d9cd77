import { expect, it } from 'vitest'
import { kappa, kappaInterval, type Pair } from './kappa.ts'

const times = (count: number, pair: Pair): Pair[] => Array.from({ length: count }, () => pair)

it('perfect agreement is 1, and perfect disagreement below 0', () => {
  expect(
    kappa([
      [1, 1],
      [4, 4],
      [2, 2],
    ]),
  ).toBe(1)
  expect(
    kappa([
      [1, 4],
      [4, 1],
    ]),
  ).toBe(-1)
})

it('what chance gives is 0', () => {
  expect(
    kappa([...times(25, [1, 1]), ...times(25, [1, 4]), ...times(25, [4, 1]), ...times(25, [4, 4])]),
  ).toBeCloseTo(0)
})

it('a difference of one weighs less than one of three', () => {
  const agreed = [...times(10, [1, 1]), ...times(10, [4, 4])]
  expect(kappa([...agreed, [3, 4]]) ?? 0).toBeGreaterThan(kappa([...agreed, [1, 4]]) ?? 0)
})

it('equals a value that was calculated by hand', () => {
  // Observed: (0 + 1 + 0 + 1) / 4. Expected: first 1, 2, 3, 4; second 1, 3, 3, 3; mean of the squared differences of all 16 pairs: 2.
  expect(
    kappa([
      [1, 1],
      [2, 3],
      [3, 3],
      [4, 3],
    ]),
  ).toBeCloseTo(1 - 0.5 / 2)
})

it('has no value without pairs, or when all scores are equal', () => {
  expect(kappa([])).toBeNull()
  expect(kappa(times(9, [3, 3]))).toBeNull()
})

it('has an interval around it, which does not change, and none with few pairs', () => {
  const pairs = [...times(20, [1, 1]), ...times(20, [4, 4]), ...times(6, [2, 4]), ...times(6, [3, 1])]
  const interval = kappaInterval(pairs)
  expect(interval).toEqual(kappaInterval(pairs))
  const value = kappa(pairs) ?? 0
  expect(interval?.low).toBeLessThan(value)
  expect(interval?.high).toBeGreaterThan(value)
  expect(kappaInterval(times(4, [1, 4]))).toBeNull()
})

it('has the interval of a bootstrap that draws each pair', () => {
  const pairs = [
    ...times(40, [4, 4]),
    ...times(25, [3, 3]),
    ...times(14, [3, 4]),
    ...times(9, [2, 3]),
    ...times(4, [1, 2]),
  ]
  const drawn = Array.from(
    { length: 4_000 },
    () => kappa(pairs.map(() => pairs[Math.floor(Math.random() * pairs.length)] ?? [1, 1])) ?? 0,
  ).sort((a, b) => a - b)
  const interval = kappaInterval(pairs)
  expect(Math.abs((interval?.low ?? 0) - (drawn[100] ?? 0))).toBeLessThan(0.06)
  expect(Math.abs((interval?.high ?? 0) - (drawn[3_900] ?? 0))).toBeLessThan(0.06)
})

it('has a narrow interval of very many pairs', () => {
  const pairs = Array.from(
    { length: 20_000 },
    (_, place): Pair => [1 + (place % 4), 1 + (((place * 7) % 13) % 4)],
  )
  const { low, high } = kappaInterval(pairs) ?? { low: 0, high: 0 }
  const value = kappa(pairs) ?? 0
  expect(low).toBeLessThan(value)
  expect(high).toBeGreaterThan(value)
  expect(high - low).toBeLessThan(0.04)
})
