import { type FairnessReading, fairnessMeasures, fairnessRules } from '@panel/contract'

/** Items of one group, such as French replies at nine o'clock: of the operator and of the others. */
export type Stratum = { items: number; events: number; othersItems: number; othersEvents: number }

export type ComparedRate = {
  items: number
  events: number
  expected: number
  ratio: { value: number; low: number; high: number } | null
}

/** Quantile of the normal distribution so that all intervals of a page hold together 95 times in 100 (Bonferroni, nine of them). */
const z = 2.772_921_294_608_662
/** Upper limit of a Poisson mean of which nothing was observed, with the same certainty. */
const upperLimitOfNone = -Math.log(0.05 / (2 * fairnessMeasures.length))

/**
 * The rate of an operator as a multiple of the others' rate on the same items: the risk ratio of Mantel and Haenszel, which weighs each
 * group by the items of both sides, so that groups of few items are no problem. Its interval has the variance of Greenland and Robins
 * ("Estimation of a common effect parameter from sparse follow-up data", Biometrics 41 (1985), 55-68, formula 13). Without an event, the
 * logarithm does not exist: then the upper limit of a Poisson count of zero.
 *
 * `expected` is what the ratio compares with. Groups in which the others have fewer than `fewestItems` are left out.
 */
export function compareRates(strata: readonly Stratum[]): ComparedRate {
  let [items, events, own, others, variance, indirect] = [0, 0, 0, 0, 0, 0]
  for (const s of strata) {
    if (s.items === 0 || s.othersItems < fairnessRules.fewestItems) continue
    const all = s.items + s.othersItems
    items += s.items
    events += s.events
    own += (s.events * s.othersItems) / all
    others += (s.othersEvents * s.items) / all
    variance +=
      ((s.events + s.othersEvents) * s.items * s.othersItems) / all ** 2 - (s.events * s.othersEvents) / all
    indirect += (s.items * s.othersEvents) / s.othersItems
  }
  if (others === 0) return { items, events, expected: 0, ratio: null }
  if (own === 0)
    return {
      items,
      events,
      expected: indirect,
      ratio: { value: 0, low: 0, high: upperLimitOfNone / indirect },
    }
  const value = own / others
  const distance = Math.exp(z * Math.sqrt(Math.max(0, variance) / (own * others)))
  return {
    items,
    events,
    expected: events / value,
    ratio: { value, low: value / distance, high: value * distance },
  }
}

/** What a comparison says, in one of the words of the page. */
export function readingOf({ expected, ratio }: ComparedRate): FairnessReading {
  if (ratio === null || expected < fairnessRules.fewestExpected) return 'few'
  if (ratio.low > 1) return 'more'
  return ratio.high < 1 ? 'fewer' : 'as_team'
}

/** The interval of a share that holds 95 times in 100 (Wilson, "Probable inference", JASA 22 (1927), 209-212). Null without items. */
export function wilsonInterval(events: number, items: number): { low: number; high: number } | null {
  if (items === 0) return null
  const square = 1.959_963_984_540_054 ** 2
  const share = events / items
  const middle = (share + square / (2 * items)) / (1 + square / items)
  const half =
    Math.sqrt((square * share * (1 - share)) / items + (square / (2 * items)) ** 2) / (1 + square / items)
  return { low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** The value below which this part of the values is, as `percentile_cont` of PostgreSQL. The values are sorted. */
export function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1)
  const [below = 0, above = below] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]]
  return below + (above - below) * (place - Math.floor(place))
}
