import type { PresentOperator, ReviewTrends, StatsRow } from '@panel/contract'
import { compareNames } from '../../../ui/words/name-order'

export type TeamRow = {
  id: number
  name: string | null
  stats: StatsRow | undefined
  present: PresentOperator | undefined
  reviews: ReviewTrends['people'][number] | undefined
}

type Known = {
  stats: readonly StatsRow[]
  present: readonly PresentOperator[]
  reviews: ReviewTrends['people']
}

/** The people of a team of whom something is known, by name: never in an order of merit. */
export function teamRows({ stats, present, reviews }: Known): TeamRow[] {
  const rows = new Map<number, TeamRow>()
  const rowOf = (id: number, name: string | null) => {
    const row = rows.get(id) ?? { id, name, stats: undefined, present: undefined, reviews: undefined }
    rows.set(id, row)
    return row
  }
  for (const each of stats) rowOf(Number(each.key), each.name).stats = each
  for (const each of present) rowOf(each.operator.id, each.operator.name).present = each
  for (const each of reviews) rowOf(each.operator.id, each.operator.name).reviews = each
  return [...rows.values()].sort(
    (one, other) => compareNames(one.name ?? '', other.name ?? '') || one.id - other.id,
  )
}
