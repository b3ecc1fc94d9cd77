export type Pair = readonly [number, number]

const highest = 4
/** Resamples of the bootstrap, and the pairs below which an interval says nothing. */
const resamples = 400
const fewestPairs = 5

/** How many pairs have each two scores: `table[a][b]`. */
type Table = readonly (readonly number[])[]

const scores = Array.from({ length: highest + 1 }, (_, score) => score)

function tableOf(pairs: readonly Pair[]): Table {
  const table = scores.map(() => scores.map(() => 0))
  for (const [a, b] of pairs) {
    const row = table[a]
    if (row) row[b] = (row[b] ?? 0) + 1
  }
  return table
}

/**
 * Cohen's kappa with quadratic weights of scores from 1 to 4: 1 is perfect agreement, 0 what chance gives.
 * @returns null without pairs, or when both always give the same score: chance then agrees as well
 */
export const kappa = (pairs: readonly Pair[]): number | null => kappaOf(tableOf(pairs))

function kappaOf(table: Table): number | null {
  const ofFirst = table.map((row) => row.reduce((sum, count) => sum + count, 0))
  const ofSecond = scores.map((b) => table.reduce((sum, row) => sum + (row[b] ?? 0), 0))
  const all = ofFirst.reduce((sum, count) => sum + count, 0)
  if (all === 0) return null
  let [observed, expected] = [0, 0]
  for (const [a, row] of table.entries())
    for (const [b, count] of row.entries()) {
      observed += ((a - b) ** 2 * count) / all
      expected += ((a - b) ** 2 * (ofFirst[a] ?? 0) * (ofSecond[b] ?? 0)) / all ** 2
    }
  return expected === 0 ? null : 1 - observed / expected
}

/**
 * The 95 % interval of kappa by bootstrap; null with few pairs. The same pairs always give the same interval. It draws how many pairs have
 * each two scores, not the pairs, so that thousands of them take milliseconds.
 */
export function kappaInterval(pairs: readonly Pair[]): { low: number; high: number } | null {
  if (pairs.length < fewestPairs) return null
  const random = makeRandom()
  const table = tableOf(pairs)
  const values = Array.from({ length: resamples }, () => kappaOf(redraw(table, pairs.length, random)))
    .filter((value) => value !== null)
    .sort((a, b) => a - b)
  const at = (part: number) => values[Math.floor(part * (values.length - 1))]
  const [low, high] = [at(0.025), at(0.975)]
  return low === undefined || high === undefined ? null : { low, high }
}

/** Draws as many pairs with replacement: a multinomial number for each cell. */
function redraw(table: Table, all: number, random: () => number): Table {
  let [pairs, draws] = [all, all]
  return table.map((row) =>
    row.map((count) => {
      const drawn = pairs === 0 ? 0 : binomial(draws, count / pairs, random)
      pairs -= count
      draws -= drawn
      return drawn
    }),
  )
}

/** Variance from which a normal distribution stands in for a binomial one. */
const normalFrom = 25

/** How many of some draws hit, with this probability each. */
function binomial(draws: number, probability: number, random: () => number): number {
  if (probability <= 0) return 0
  if (probability >= 1) return draws
  const variance = draws * probability * (1 - probability)
  if (variance >= normalFrom) {
    const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    return Math.min(draws, Math.max(0, Math.round(draws * probability + normal * Math.sqrt(variance))))
  }
  if (probability > 0.5) return draws - binomial(draws, 1 - probability, random)
  // The distances between hits are geometric.
  let hits = -1
  for (let at = 0; at <= draws; hits++)
    at += 1 + Math.floor(Math.log(1 - random()) / Math.log(1 - probability))
  return hits
}

/** Numbers that only look random (a linear congruential generator): a reload must not change what is shown. */
function makeRandom() {
  let state = 1
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
