import type { StatsGroup } from '@panel/contract'
import type { Db } from '../../../platform/database.ts'
import type { Sum } from './sum-groups.ts'
import type { StepSum } from './sum-steps.ts'

/** The groups whose sums of each step are read for the charts, so that those of the whole period need no further statement. */
const groupsWithSteps = ['type', 'language', 'siteowner'] as const
type GroupWithSteps = (typeof groupsWithSteps)[number]

export const hasSteps = (group: StatsGroup): group is GroupWithSteps =>
  groupsWithSteps.some((each) => each === group)

/** The sums of each group in all steps, those with the most messages first; groups without messages are left out. */
export async function groupsOfSteps(
  db: Db,
  stepSums: readonly StepSum[],
  group: GroupWithSteps | 'operator',
): Promise<Sum[]> {
  const groups = new Map<string, Sum>()
  for (const { key, sent, answered } of stepSums) {
    if (key === null) continue
    const sum = groups.get(key) ?? { key, name: null, sent: 0, answered: 0, skipped: 0 }
    groups.set(key, { ...sum, sent: sum.sent + sent, answered: sum.answered + answered })
  }
  const found = [...groups.values()]
    .filter(({ sent }) => sent > 0)
    .sort((one, other) => other.sent - one.sent || compareKeys(one.key, other.key))
  if ((group !== 'siteowner' && group !== 'operator') || found.length === 0) return found
  const named = await db
    .selectFrom(group === 'siteowner' ? 'siteowners' : 'operators')
    .where(
      'id',
      'in',
      found.map(({ key }) => Number(key)),
    )
    .select(['id', 'name'])
    .execute()
  const names = new Map(named.map(({ id, name }) => [String(id), name]))
  return found.map((sum) => ({ ...sum, name: names.get(sum.key) ?? null }))
}

/** Numbers by their value, words by their letters. */
const compareKeys = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
