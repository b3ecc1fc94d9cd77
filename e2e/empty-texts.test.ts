import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { newerQuestion } from './commands.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })

/** A chat in hand with text typed, and what the customer writes just before it is sent. */
async function openChat(
  beforeSending: (world: Awaited<ReturnType<typeof makeWorld>>) => Parameters<Write>[0],
) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await page.locator('textarea:focus').waitFor()
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
type Write = Awaited<ReturnType<Awaited<ReturnType<typeof makeWorld>>['makeCustomer']>>['write']

describe('a photo of the customer without words', () => {
  it('is told of as a photo where a text would stand', async () => {
    const { page } = await openChat(({ photo }) => ({ text: '', photo_url: photo }))
    await page.keyboard.press('Control+Enter')
    await newerQuestion(page, 'Photo').waitFor()
  })
})

describe('a message that is deleted', () => {
  it('is gone from the notice that told of it', async () => {
    const { page, makeColleague, db, siteowner } = await openChat(() => 'My number is 0612345678')
    await page.keyboard.press('Control+Enter')
    await newerQuestion(page, 'My number is 0612345678').waitFor()
    const coach = await makeColleague('Ilse M.', {
      level: { rights: ['other_chats.overview', 'other_chats.reports'] },
    })
    const { id } = await db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const desk = await open(`/conversations/${id}`, coach.cookie)
    await desk.getByRole('log').getByText('My number is 0612345678').click({ button: 'right' })
    await desk.getByRole('menuitem', { name: 'Delete' }).press('Enter')
    const dialog = desk.getByRole('alertdialog', { name: 'Delete this message?' })
    await dialog.getByRole('button', { name: 'Delete' }).press('Enter')
    await newerQuestion(page, 'DELETED').waitFor()
    expect(await page.getByText('0612345678').count()).toBe(0)
  })
})

describe('a text of invisible characters', () => {
  it('is empty: nothing is sent, and it says so', async () => {
    const { page, sent } = await openChat(() => 'Never written')
    await editor(page).fill('\u200b \u2800\ufeff')
    await page.keyboard.press('Control+Enter')
    await page.getByText('Empty chat, send a message first.').waitFor()
    expect(await sent()).toEqual([])
  })
})
