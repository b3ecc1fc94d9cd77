import type { QueueKind } from '@panel/contract'
import type { Page } from '@playwright/test'
import { makeLevel } from '../server/src/testing/make.ts'
import type { Journey } from './journey.ts'

// Account levels that only the tests of roles have: other tests change theirs meanwhile.
export const operator = { id: 71, rights: ['profile_text'] }
export const coach = {
  id: 1150,
  rights: ['other_chats.overview', 'other_chats.reports', 'reviews.view', 'chat_stats.away', 'profile_text'],
}
export const master = {
  ...coach,
  id: 1175,
  rights: [
    ...coach.rights,
    'other_chats.take',
    'other_chats.handover',
    'chat_stats.skiplog',
    'profile_sets_report',
    'profile_text_report',
  ],
}
export const admin = { ...master, id: 1200, rights: [...master.rights, 'manage_operators', 'profile_sets'] }
export const nobody = { id: 51, message_types: [] as QueueKind[] }

export async function openAs(
  { open, makeWorld }: Journey,
  level: { id: number; message_types?: QueueKind[] },
  team_id: number,
  own: Parameters<Awaited<ReturnType<Journey['makeWorld']>>['makeColleague']>[1] = {},
) {
  const world = await makeWorld()
  const { message_types = ['poke', 'reply'], ...rights } = level
  await makeLevel(world.db, rights)
  const { operator: user, cookie } = await world.makeColleague('Anna V.', {
    permissions_id: level.id,
    team_id,
    message_types,
    ...own,
  })
  return { ...world, user, page: await open('/', cookie) }
}

export const menuOf = (page: Page) => page.getByRole('navigation').getByRole('listitem').getByRole('link')
export const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true })
export const refusal = (page: Page) => page.getByText(/is for people with the right/)
