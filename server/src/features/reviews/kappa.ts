export type Pair = readonly [number, number]

const highest = 4
/** Resamples of the bootstrap, and the pairs below which an interval says nothing. */
const resamples = 400
const fewestPairs = 5

/**
 * Cohen's kappa with quadratic weights of scores from 1 to 4: 1 is perfect agreement, 0 what chance gives.
 * @returns null without pairs, or when both always give the same score: chance then agrees as well
 */
export function kappa(pairs: readonly Pair[]): number | null {
  if (pairs.length === 0) return null
  const ofFirst = countScores(pairs.map(([score]) => score))
  const ofSecond = countScores(pairs.map(([, score]) => score))
  const observed = pairs.reduce((sum, [a, b]) => sum + (a - b) ** 2, 0) / pairs.length
  let expected = 0
  for (const [a, countA] of ofFirst.entries())
    for (const [b, countB] of ofSecond.entries())
      expected += ((a - b) ** 2 * countA * countB) / pairs.length ** 2
  return expected === 0 ? null : 1 - observed / expected
}

const countScores = (scores: readonly number[]) =>
  Array.from({ length: highest + 1 }, (_, score) => scores.filter((each) => each === score).length)

/** The 95 % interval of kappa by bootstrap; null with few pairs. The same pairs always give the same interval. */
export function kappaInterval(pairs: readonly Pair[]): { low: number; high: number } | null {
  if (pairs.length < fewestPairs) return null
  const random = makeRandom()
  const values = Array.from({ length: resamples }, () =>
    kappa(pairs.map((pair) => pairs[Math.floor(random() * pairs.length)] ?? pair)),
  )
    .filter((value) => value !== null)
    .sort((a, b) => a - b)
  const at = (part: number) => values[Math.floor(part * (values.length - 1))]
  const [low, high] = [at(0.025), at(0.975)]
  return low === undefined || high === undefined ? null : { low, high }
}

/** Numbers that only look random (a linear congruential generator): a reload must not change what is shown. */
function makeRandom() {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
