import { makeLevel } from '../../server/src/testing/make.ts'
import type { World } from '../world.ts'

const masterLevel = {
  rights: [
    'other_chats.overview',
    'other_chats.take',
    'other_chats.handover',
    'other_chats.reports',
    'reviews.view',
    'escalations',
    'holds',
  ],
  history_size: 'all' as const,
}

/** The operators of the screens. They have their own account levels, because other tests change the rights of theirs. */
const people = {
  operator: { name: 'Anna V.', level: { id: 101, name: 'Operators' } },
  coach: {
    name: 'Ilse M.',
    level: {
      id: 181,
      name: 'Coaches',
      ...masterLevel,
      rights: [
        'other_chats.overview',
        'other_chats.reports',
        'reviews.view',
        'reviews.score',
        'chat_stats.board',
        'chat_stats.fairness',
      ],
    },
  },
  master: { name: 'Eva M.', level: { id: 182, name: 'Masters', ...masterLevel } },
  admin: {
    name: 'Sanne W.',
    level: {
      id: 282,
      name: 'Admins',
      ...masterLevel,
      rights: [
        ...masterLevel.rights,
        'chat_stats.skiplog',
        'chat_stats.away',
        'chat_stats.board',
        'manage_operators',
        'customer_rights',
        'escalations',
        'holds',
        'profile_sets',
        'profile_sets_report',
        'profile_text',
        'profile_text_report',
        'share_views',
      ],
    },
  },
}

/** A visitor is an operator who has not signed in; a chief is an admin of all site owners. */
export type Person = keyof typeof people | 'visitor' | 'chief'

let teams = 5_000

/** An operator of this kind, in a team without others. */
export async function makePerson({ db, makeColleague }: World, person: Person) {
  const { name, level } = people[person === 'visitor' ? 'operator' : person === 'chief' ? 'admin' : person]
  await makeLevel(db, level)
  const team_id = ++teams
  await db
    .insertInto('teams')
    .values({ id: team_id, name: `North ${team_id}` })
    .onConflict((c) => c.doNothing())
    .execute()
  return makeColleague(name, {
    permissions_id: level.id,
    team_id,
    ...(person === 'chief' && { siteowner_ids: null }),
  })
}
