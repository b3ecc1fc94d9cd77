import type { Db } from '../platform/database.ts'

const teams = [
  { id: 21, name: 'Team 21' },
  { id: 22, name: 'Team 22' },
]

const supervision = {
  other_chats: ['overview', 'reports'],
  reviews: ['view'],
  chat_stats: ['skiplog', 'away'],
  history_size: 'all',
}
const takesToo = { ...supervision, other_chats: [...supervision.other_chats, 'take', 'handover'] }

const levels = [
  { id: 100, name: 'Operator', history_size: 'limited' },
  { id: 150, name: 'Coach', ...supervision },
  { id: 175, name: 'Master', ...takesToo },
  {
    id: 200,
    name: 'Admin',
    ...takesToo,
    manage_operators: true,
    profile_text: true,
    profile_sets: true,
    profile_sets_report: true,
    profile_text_report: true,
  },
]

/** The teams and account levels of the demo. What exists already is left as it is. */
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
