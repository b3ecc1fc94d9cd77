import type { Page } from '@playwright/test'
import { claimChat } from './chat-in-hand.ts'
import { describe, expect, it } from './journey.ts'

/** The height of the part in which the thread scrolls. */
const threadHeight = (page: Page) =>
  page.getByRole('log').evaluate((log) => {
    let part: Element | null = log
    while (part && !/auto|scroll/.test(getComputedStyle(part).overflowY)) part = part.parentElement
    return part?.clientHeight ?? 0
  })

describe('in a window that is zoomed to 200 %, or with a keyboard on the screen', () => {
  for (const [width, height] of [
    [720, 450],
    [640, 400],
    [390, 480],
  ] as const)
    it(`of ${width} x ${height}, the thread keeps a height and everything can be reached`, async ({
      journey,
    }) => {
      const { page } = await claimChat(journey)
      await page.setViewportSize({ width, height })
      await expect.poll(() => threadHeight(page)).toBeGreaterThanOrEqual(160)
      for (const name of ['Send & next', 'Skip', 'Escalate'])
        await page.getByRole('button', { name: new RegExp(`^${name}`) }).click({ trial: true })
      await page.locator('textarea').press('a')
      await expect(page.locator('textarea')).toBeInViewport()
      await page.locator('button[data-zone=customer]').click()
      await page.getByRole('button', { name: /^Add note/ }).click({ trial: true })
    })
})

it('the Chat overview has all columns at every width, and scrolls sideways in a narrow window', async ({
  open,
  makeWorld,
}) => {
  const { makeCustomer, makeColleague } = await makeWorld()
  await (await makeCustomer('Colin')).write('Hello?')
  const { cookie } = await makeColleague('Ilse M.', { level: { rights: ['other_chats.overview'] } })
  const page = await open('/messages', cookie)
  const heads = page.getByRole('columnheader')
  for (const width of [1440, 1200, 1000, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(heads).toHaveText([
      'Status',
      'Chat',
      'Operator name',
      'Language',
      'Pokes',
      'Messages',
      'Operators',
      'Oldest message',
      'Newest message',
    ])
    for (const head of await heads.all()) {
      await head.scrollIntoViewIfNeeded()
      // A part of a pixel can be outside.
      await expect(head).toBeInViewport({ ratio: 0.95 })
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
