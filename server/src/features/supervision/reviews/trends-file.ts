import type { ReviewTrends } from '@panel/contract'
import { type Cell, type CsvForm, csvOf } from '../../../platform/csv.ts'

const head = [
  'part',
  'criterion',
  'operator',
  'week',
  'count',
  'mean',
  'margin',
  'kappa',
  'low',
  'high',
  'far apart',
  'well done',
  'to improve',
  'read',
]

/** The numbers of the page as CSV: scores by week, the agreement of coaches, and the reviews of each operator. */
export function trendsFile({ criteria, agreement, people }: ReviewTrends, form: CsvForm): string {
  const scores = criteria.flatMap(({ code, name, points }) =>
    points.map(({ week, count, mean, margin }): Cell[] => {
      return ['score', name ?? code ?? 'total', null, week, count, mean, margin]
    }),
  )
  const agreed = agreement.map(({ code, name, pairs, kappa, interval, far_apart }): Cell[] => {
    const { low = null, high = null } = interval ?? {}
    return ['agreement', name ?? code, null, null, pairs, null, null, kappa, low, high, far_apart]
  })
  const reviewed = people.map(({ operator, reviewed: count, praise, improve, read }): Cell[] => {
    const name = operator.name ?? operator.id
    return ['operator', null, name, null, count, null, null, null, null, null, null, praise, improve, read]
  })
  const rows = [...scores, ...agreed, ...reviewed]
  return csvOf(
    head,
    rows.map((row) => head.map((_, column) => row[column] ?? null)),
    form,
  )
}
