import type { ReviewTrends } from '@panel/contract'

type Point = ReviewTrends['criteria'][number]['points'][number]

/** Scores are seldom below, and from here on a change is visible. */
const usualLowest = 60

/** The score at the base of all charts: the usual one, unless a band goes below it. */
export const lowestOf = (points: readonly Pick<Point, 'mean' | 'margin'>[]) =>
  points.every(({ mean, margin }) => mean - (margin ?? 0) >= usualLowest) ? usualLowest : 0
