import { levelTemplates } from '@panel/contract'
import type { Db } from '../platform/database.ts'

const teams = [
  { id: 21, name: 'Team 21' },
  { id: 22, name: 'Team 22' },
]

const { operator, coach, master, admin } = levelTemplates
const levels = [
  { ...operator, name: 'Operator' },
  { ...coach, name: 'Coach' },
  { ...master, name: 'Master' },
  { ...admin, name: 'Admin' },
]

/** Creates the teams and account levels of the demo. Existing ones are not changed. */
export async function loadTeamsAndLevels(db: Db) {
  await db
    .insertInto('teams')
    .values(teams)
    .onConflict((c) => c.doNothing())
    .execute()
  for (const { rights, ...level } of levels)
    await db
      .insertInto('permissions')
      .values({ ...level, rights: [...rights] })
      .onConflict((c) => c.doNothing())
      .execute()
}
