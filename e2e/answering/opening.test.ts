import type { Page } from '@playwright/test'
import { emptyQueuePanel } from '../chat-in-hand.ts'
import { installClock } from '../clock.ts'
import { bubble, editor, expectInEditor } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const oneSecond = 1_000
const keysIgnored = (page: Page) => page.locator('html[data-keys-ignored]')

/** Anna waits in the chat queue; the clock of her page stands still from here on. */
async function openStill({ open, makeWorld }: Journey, { first = '' } = {}) {
  const world = await makeWorld()
  if (first) await (await world.makeCustomer('Colin')).write(first)
  const anna = await world.makeColleague('Anna V.')
  const page = await open('/login', anna.cookie)
  await installClock(page)
  await page.goto('/queue')
  await (first ? expectInEditor(page) : expect(emptyQueuePanel(page)).toBeVisible())
  // A chat opens by itself only if there was input a moment ago.
  await page.mouse.move(700, 300)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  return { ...world, page, anna }
}

/** Advances the clock in small steps until this message is shown, and no further. */
const runUntil = (page: Page, text: string) =>
  expect
    .poll(
      async () => {
        if (!(await bubble(page, text).isVisible())) await page.clock.runFor(20)
        return bubble(page, text).isVisible()
      },
      { intervals: [20], timeout: 15_000 },
    )
    .toBe(true)

describe('a chat that opens by itself', () => {
  it('accepts no key for half a second: neither an action nor text', async ({ journey }) => {
    const { page, makeCustomer, sent } = await openStill(journey)
    await (await makeCustomer('Colin')).write('Is anybody there?')
    await runUntil(page, 'Is anybody there?')
    await expect(keysIgnored(page)).toBeAttached()
    for (const key of ['1', 'a', 's', 'Enter', 'Escape', 's', 'Control+Enter', '/'])
      await page.keyboard.press(key)
    expect(new URL(page.url()).pathname).toBe('/queue')
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expectInEditor(page)
    await expect(editor(page)).toHaveValue('')
    expect(await sent()).toEqual([])

    await page.clock.runFor(oneSecond)
    await page.keyboard.type('Here I am')
    await expect(editor(page)).toHaveValue('Here I am')
  })
})

describe('the next chat after Send & next', () => {
  it('accepts typed text at once, and actions after half a second', async ({ journey }) => {
    const { page, makeCustomer, sent } = await openStill(journey, { first: 'Hello?' })
    await (await makeCustomer('Henk')).write('Henk says hello')
    await page.keyboard.type('Good evening')
    await page.keyboard.press('Control+Enter')
    await runUntil(page, 'Henk says hello')
    await expect(keysIgnored(page)).toBeAttached()
    await page.keyboard.type('1 soup, please')
    for (const key of ['Control+Enter', 'Control+Shift+Enter', 'Escape', 'Control+k'])
      await page.keyboard.press(key)
    await expectInEditor(page)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await expect(editor(page)).toHaveValue('1 soup, please')
    expect((await sent()).map(({ body }) => body)).toEqual(['Good evening'])

    await page.clock.runFor(oneSecond)
    await page.keyboard.press('Control+Enter')
    await page.clock.resume()
    await expect(emptyQueuePanel(page)).toBeVisible()
    expect((await sent()).map(({ body }) => body)).toEqual(['Good evening', '1 soup, please'])
  })
})

it('a chat that the operator opens with a key accepts keys at once', async ({ open, makeWorld }) => {
  const { makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write('Hello?')
  const page = await open('/', (await makeColleague('Anna V.')).cookie)
  await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
  await page.evaluate(() => {
    const seen = () => {
      if ('keysIgnored' in document.documentElement.dataset) document.title = 'keysIgnored'
    }
    new MutationObserver(seen).observe(document.documentElement, { attributes: true })
  })
  await page.keyboard.press('2')
  await expectInEditor(page)
  await page.keyboard.type('Good evening')
  await expect(editor(page)).toHaveValue('Good evening')
  expect(await page.title()).not.toBe('keysIgnored')
})
