import { fewestColleagues } from '@panel/contract'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database.ts'
import type { Operator } from '../../../platform/http/access.ts'
import { writersOfTeam } from '../../people/operators/find-team.ts'
import { type Counted, countedRows } from './counted-rows.ts'
import type { PeriodParts } from './period-parts.ts'
import { areMonths } from './sum-steps.ts'
import type { Period } from './sums-of-days.ts'

export type TeamMiddle = {
  colleagues: number
  messages: number
  answer_percentage: number
  steps: (number | null)[]
}

/**
 * The middle (median) of the colleagues in the viewer's team who have sent a message: without names, and only if they are enough that
 * nobody is recognized.
 */
export async function findTeamMiddle(
  db: Db,
  { id, team }: Operator,
  parts: PeriodParts,
  counted: Counted,
  steps: readonly Period[],
): Promise<TeamMiddle | null> {
  const people = (await writersOfTeam(db, team.id)).filter((colleague) => colleague !== id)
  const { rows } = await sql<{
    step: number
    colleagues: number
    messages: number
    answer_percentage: number
  }>`
    with sums as materialized (
      select operator_id, width_bucket(day, ${steps.map(({ from }) => from)}::date[]) as step, sum(sent) as sent, sum(answered) as answered
      from (${countedRows(parts, { ...counted, people }, ['operator_id', 'day'], areMonths(parts, steps))}) n group by 1, 2
    ), each as (
      select operator_id, coalesce(step, 0) as step, sum(sent)::float8 as sent, sum(answered)::float8 as answered
      from sums group by grouping sets ((operator_id, step), (operator_id)) having sum(sent) > 0
    )
    select step, count(*)::int as colleagues, percentile_cont(0.5) within group (order by sent) as messages,
      percentile_cont(0.5) within group (order by 100 * answered / sent) as answer_percentage
    from each group by step having count(*) >= ${fewestColleagues}`.execute(db)
  const middles = new Map(rows.map((row) => [row.step, row]))
  const all = middles.get(0)
  if (!all) return null
  return {
    colleagues: all.colleagues,
    messages: all.messages,
    answer_percentage: all.answer_percentage,
    steps: steps.map((_, index) => middles.get(index + 1)?.answer_percentage ?? null),
  }
}
