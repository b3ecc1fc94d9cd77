import type { Thresholds } from '../judge.ts'
import type { LearntSubject } from '../subjects.ts'

/**
 * Of a thousand ordinary texts, so many may be found with certainty, and so many at all. The people of a game do ask who somebody is, and
 * promise to come: of everyday lines, fewer are found. A suggestion decides nothing, and one that is missing costs more than one too many.
 */
export const foundOfThousand: Record<LearntSubject, Thresholds> = {
  question: { certain: 4, likely: 15 },
  denial: { certain: 4, likely: 15 },
  suggestion: { certain: 8, likely: 15 },
}

/** Odds of three to one are certain in every language, whatever the people of its games say. */
const highest = { likely: 0.2, certain: 1.1 }

/** Chooses thresholds by the highest score of each ordinary text that the weights did not learn; one without a score has none. */
export function chooseThresholds(
  subject: LearntSubject,
  scores: readonly (number | undefined)[],
): Thresholds {
  const found = foundOfThousand[subject]
  const sorted = scores
    .filter((score) => score !== undefined)
    .filter(Number.isFinite)
    .sort((one, other) => other - one)
  const above = (share: number) => {
    const most = Math.floor((scores.length * share) / 1000)
    return roundedUp(sorted[most] ?? sorted.at(-1) ?? 0)
  }
  const likely = Math.min(highest.likely, above(found.likely))
  return { likely, certain: Math.min(highest.certain, Math.max(likely, above(found.certain))) }
}

/** The next hundredth above a score; what is left of a division does not count. */
const roundedUp = (score: number) => (Math.floor(score * 100 + 1e-6) + 1) / 100
