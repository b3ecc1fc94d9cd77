import { rights } from '@panel/contract'
import type { Db } from '../platform/database.ts'

const teams = [
  { id: 21, name: 'Team 21' },
  { id: 22, name: 'Team 22' },
]

const supervision = {
  rights: [
    'other_chats.overview',
    'other_chats.reports',
    'reviews.view',
    'chat_stats.skiplog',
    'chat_stats.away',
  ],
  history_size: 'all' as const,
}
const takesToo = {
  ...supervision,
  rights: [...supervision.rights, 'other_chats.take', 'other_chats.handover'],
}

const levels = [
  { id: 100, name: 'Operator', history_size: 'limited' as const },
  { id: 150, name: 'Coach', ...supervision },
  { id: 175, name: 'Master', ...takesToo },
  {
    id: 200,
    name: 'Admin',
    ...takesToo,
    rights: [...rights],
  },
]

/** Creates the teams and account levels of the demo. Existing ones are not changed. */
export async function loadTeamsAndLevels(db: Db) {
  await db
    .insertInto('teams')
    .values(teams)
    .onConflict((c) => c.doNothing())
    .execute()
  for (const level of levels)
    await db
      .insertInto('permissions')
      .values(level)
      .onConflict((c) => c.doNothing())
      .execute()
}
