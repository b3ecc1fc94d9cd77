import type { Page, Route } from '@playwright/test'
import { intercept } from '../browser.ts'
import { bubble } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const changed = /You have changed the text, so it is not sent by itself/

/**
 * The operator sends while the line is down, and types on.
 * @param arrives whether the server gets the first attempt, whose response is lost
 */
async function typeOn({ open, makeWorld }: Journey, press: string, arrives: boolean) {
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const page = await open('/queue', (await world.makeColleague('Anna V.')).cookie)
  await expect(page.locator('textarea:focus')).toBeVisible()
  await page.keyboard.type('Hello to you')
  let attempts = 0
  const cut = async (route: Route) => {
    if (attempts++ === 0 && arrives) await route.fetch()
    await route.abort()
  }
  // A renewal would tell that the first attempt has ended the chat.
  await page.route('**/api/leases/**', (route) => route.abort())
  await intercept(page, '**/api/conversations/*/messages', cut)
  await page.keyboard.press(press)
  await expect(
    page
      .getByText('Can’t reach the server. Your draft is safe and will be sent when you’re back online.')
      .first(),
  ).toBeVisible()
  await expect(editor(page)).toBeFocused()
  await page.keyboard.type(', Colin')
  await expect(page.getByText(changed)).toBeVisible()
  await expect(editor(page)).toHaveValue('Hello to you, Colin')
  await page.unroute('**/api/conversations/*/messages', cut)
  return { ...world, page }
}

describe('who types on while a message waits for the line', () => {
  it('sends the changed text with the next press, if the first has not arrived', async ({ journey }) => {
    const { page, sent } = await typeOn(journey, 'Control+Enter', false)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Hello to you, Colin' }])
  })

  it('is asked before a second answer, if the first has arrived', async ({ journey }) => {
    const { page, sent } = await typeOn(journey, 'Control+Shift+Enter', true)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('This chat is answered already: “Hello to you”')).toBeVisible()
    await expect(bubble(page, 'Hello to you')).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you, Colin')
    expect(await sent()).toHaveLength(1)
  })

  it('reads that the chat is answered, and keeps the text, if the first has ended the chat', async ({
    journey,
  }) => {
    const { page, sent } = await typeOn(journey, 'Control+Enter', true)
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByRole('region', { name: 'Chat' }).getByText('This chat is no longer yours'),
    ).toBeVisible()
    await expect(page.getByText('Hello to you, Colin', { exact: true })).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Hello to you' }])
  })
})
