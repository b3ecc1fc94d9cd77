import type { Page } from '@playwright/test'
import { newerQuestion } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })

/** A chat in hand with typed text, and a message of the customer just before it is sent. */
async function openChat(
  { open, makeWorld }: Journey,
  beforeSending: (world: Awaited<ReturnType<Journey['makeWorld']>>) => Parameters<Write>[0],
) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await expect(page.locator('textarea:focus')).toBeVisible()
  await page.route(
    '**/api/conversations/*/messages',
    async (route) => {
      await colin.write(beforeSending(world))
      await route.continue()
    },
    { times: 1 },
  )
  await page.keyboard.type('Hello to you')
  return { ...world, page }
}
type Write = Awaited<ReturnType<Awaited<ReturnType<Journey['makeWorld']>>['makeCustomer']>>['write']

describe('a photo of the customer without a text', () => {
  it('is described as a photo in notices', async ({ journey }) => {
    const { page } = await openChat(journey, ({ photo }) => ({ text: '', photo_url: photo }))
    await page.keyboard.press('Control+Enter')
    await expect(newerQuestion(page, 'Photo')).toBeVisible()
  })
})

describe('a deleted message', () => {
  it('is removed from the notice about it', async ({ journey, open }) => {
    const { page, makeColleague, db, siteowner } = await openChat(journey, () => 'My number is 0612345678')
    await page.keyboard.press('Control+Enter')
    await expect(newerQuestion(page, 'My number is 0612345678')).toBeVisible()
    const coach = await makeColleague('Ilse M.', {
      level: { rights: ['other_chats.overview', 'other_chats.reports'] },
    })
    const { id } = await db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const coachPage = await open(`/conversations/${id}`, coach.cookie)
    await coachPage.getByRole('log').getByText('My number is 0612345678').click({ button: 'right' })
    await coachPage.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    const dialog = coachPage.getByRole('alertdialog', { name: 'Delete this message?' })
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await expect(newerQuestion(page, 'DELETED')).toBeVisible()
    expect(await page.getByText('0612345678').count()).toBe(0)
  })
})

describe('a text with only invisible characters', () => {
  it('is empty: it is not sent, and the page says so', async ({ journey }) => {
    const { page, sent } = await openChat(journey, () => 'Never written')
    await editor(page).fill('\u200b \u2800\ufeff')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('Empty chat, send a message first.')).toBeVisible()
    expect(await sent()).toEqual([])
  })
})
