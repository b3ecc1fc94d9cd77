import { type ReviewSource, reviewRisks } from '@panel/contract'
import type { Candidate, Day } from './find-candidates.ts'

export type Chosen = Candidate & { source: ReviewSource }

/** The candidates in a random order. */
export function shuffled<T>(items: readonly T[], random = Math.random): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item)
}

/**
 * Days of which the messages are read: each operator in turn, and of an operator a day with the probability of its messages, so
 * that each message of an operator is equally likely.
 */
export function chooseDays(days: readonly Day[], most: number, random = Math.random): Day[] {
  const byOperator = new Map<number, Day[]>()
  for (const day of days) byOperator.set(day.operator_id, [...(byOperator.get(day.operator_id) ?? []), day])
  let open = shuffled([...byOperator.values()], random)
  const chosen: Day[] = []
  while (open.length > 0 && chosen.length < most) {
    for (const left of open.slice(0, most - chosen.length)) {
      const place = placeByWeight(left, random)
      chosen.push(...left.splice(place, 1))
    }
    open = open.filter(({ length }) => length > 0)
  }
  return chosen
}

function placeByWeight(days: readonly Day[], random: () => number): number {
  let rest = random() * days.reduce((sum, { sent }) => sum + sent, 0)
  const place = days.findIndex(({ sent }) => {
    rest -= sent
    return rest < 0
  })
  return place === -1 ? days.length - 1 : place
}

/** A random part that is as even as possible over operators, then over languages. */
export function chooseEvenly(
  candidates: readonly Candidate[],
  count: number,
  random = Math.random,
): Candidate[] {
  const left = shuffled(candidates, random)
  const byOperator = new Map<number, number>()
  const byLanguage = new Map<string, number>()
  const chosen: Candidate[] = []
  while (chosen.length < count && left.length > 0) {
    const load = ({ operator_id, language }: Candidate) =>
      (byOperator.get(operator_id) ?? 0) * count + (byLanguage.get(language) ?? 0)
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (const [place, candidate] of left.entries()) {
      const own = load(candidate)
      if (own >= least) continue
      best = place
      least = own
    }
    for (const next of left.splice(best, 1)) {
      chosen.push(next)
      byOperator.set(next.operator_id, (byOperator.get(next.operator_id) ?? 0) + 1)
      byLanguage.set(next.language, (byLanguage.get(next.language) ?? 0) + 1)
    }
  }
  return chosen
}

/** Of each risk in turn, so that a frequent one leaves room for the others. */
export function chooseByRisk(
  candidates: readonly Candidate[],
  count: number,
  random = Math.random,
): Chosen[] {
  const ofRisk = reviewRisks.map((risk) =>
    shuffled(candidates, random)
      .filter((each) => each.risk === risk)
      .map((each) => ({ ...each, source: risk })),
  )
  const chosen: Chosen[] = []
  const seen = new Set<number>()
  let found = true
  while (found) {
    found = false
    for (const ofOne of ofRisk) {
      // A message with two risks that was chosen for the other one does not use up the turn of this one.
      const next = ofOne.find(({ message_id }) => !seen.has(message_id))
      if (next === undefined || chosen.length >= count) continue
      found = true
      seen.add(next.message_id)
      chosen.push(next)
    }
  }
  return chosen
}
