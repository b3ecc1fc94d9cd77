import type { Page } from '@playwright/test'
import { expect, type Journey } from './journey.ts'

export const inLog = (page: Page, text: string | RegExp) => page.getByRole('log').getByText(text)
export const focusedText = (page: Page) =>
  page.evaluate(() => document.activeElement?.querySelector('[dir]')?.lastChild?.textContent ?? null)

/** A chat in hand of an operator with the cursor at the newest message, and a coach who reads along. */
export async function readAlong(
  { open, makeWorld }: Journey,
  ...written: (string | { text: string; photo_url: string })[]
) {
  const { db, siteowner, makeCustomer, makeColleague, findChat } = await makeWorld()
  await (await makeCustomer('Colin')).write(...written)
  const anna = await makeColleague('Anna V.')
  const page = await open('/queue', anna.cookie)
  await expect(page.getByRole('log')).toBeVisible()
  const { id } = await findChat()
  const openCoach = async () => {
    const coach = await makeColleague('Ilse M.', {
      level: { rights: ['other_chats.overview', 'other_chats.reports'], history_size: 'all' },
    })
    return open(`/conversations/${id}`, coach.cookie)
  }
  return { db, id, siteowner, page, openCoach }
}
