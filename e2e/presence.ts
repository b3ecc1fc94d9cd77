import { expect } from '@playwright/test'
import type { Journey } from './journey.ts'
import type { World } from './world.ts'

/** The presence list of a coach, and in it the line of Anna, who is answering. */
export async function openPresence(open: Journey['open'], makeColleague: World['makeColleague']) {
  const ilse = await makeColleague('Ilse M.', { permissions_id: 150 })
  const coach = await open('/', ilse.cookie)
  const line = coach
    .getByRole('list', { name: 'Team 22' })
    .getByRole('listitem')
    .filter({ hasText: 'Anna V.' })
  await expect(line.getByText('Answering, English')).toBeVisible()
  return { coach, line }
}
