import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'
import { makeLateChat } from '../screens/make-late-chat.ts'

async function openLateChat(
  { open, makeWorld }: Journey,
  lines: number,
  history_size: 'all' | 'short' = 'all',
) {
  const world = await makeWorld()
  const chat = await makeLateChat(world, lines)
  const { cookie } = await world.makeColleague('Anna V.', { level: { history_size } })
  const page = await open('/queue', cookie)
  await expect(page.getByRole('log').getByText('And now?')).toBeVisible()
  return { ...chat, page }
}

const message = (page: Page, text: string) => page.locator('[data-message]').filter({ hasText: text })
/** The visible texts, without those for screen readers only. */
const textsOf = async (page: Page) =>
  (await page.locator('[data-message] > [dir]').allTextContents()).map((text) =>
    text.replace(/^.*wrote:/, ''),
  )
const headings = async (page: Page) =>
  (await page.getByRole('log').locator('li:not([data-message])').allInnerTexts()).map(
    (text) => text.split('\n')[0],
  )
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

describe('a message that arrived late', () => {
  it('is placed by the time when it was sent and marked as late; with a time in the future it is placed by its arrival', async ({
    journey,
  }) => {
    const { page } = await openLateChat(journey, 3)
    expect(await textsOf(page)).toEqual([
      'Line 1',
      'A line that took its time',
      'Line 2',
      'Line 3',
      'Our answer',
      'Hello from the future',
      'And now?',
    ])
    await expect(message(page, 'A line that took its time')).toHaveText(/Arrived \d+ \w+ \d{4}/)
    for (const text of ['Line 2', 'Hello from the future', 'And now?'])
      expect(await message(page, text).textContent()).not.toMatch(/Arrived/)
    // Three days ago, the new messages of that day, two days ago, today with its new messages.
    expect(await headings(page)).toEqual([
      expect.stringMatching(/\w+day/),
      expect.stringMatching(/^1 new/),
      expect.stringMatching(/\w+day/),
      'Today',
      expect.stringMatching(/^2 new/),
    ])
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('counts as new, and the divider of the new messages links to it', async ({ journey }) => {
    const { page } = await openLateChat(journey, 3)
    await page.getByRole('button', { name: '1 new above' }).click()
    await expect.poll(() => focusedText(page)).toContain('A line that took its time')
  })

  it('is linked on a phone too, also far up in a long thread', async ({ journey }) => {
    const { page } = await openLateChat(journey, 120)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: '1 new above' }).click()
    await expect.poll(() => focusedText(page)).toContain('A line that took its time')
    const thread = await page.getByRole('region', { name: 'Messages' }).boundingBox()
    await expect
      .poll(async () => {
        const late = await message(page, 'A line that took its time').boundingBox()
        return thread && late && late.y >= thread.y && late.y + late.height <= thread.y + thread.height
      })
      .toBe(true)
  })

  it('is shown separately from a long thread until the messages in between are loaded, at any level', async ({
    journey,
  }) => {
    const { page } = await openLateChat(journey, 120)
    await page.getByRole('button', { name: '1 new above' }).click()
    await expect.poll(() => focusedText(page)).toContain('A line that took its time')
    const [first, second] = await textsOf(page)
    expect([first, second]).toEqual(['A line that took its time', 'Line 74'])
    await page.getByRole('button', { name: 'Load 50 earlier' }).click()
    await expect(page.getByText('23 more, since')).toBeVisible()
    await page.getByRole('button', { name: 'Load 50 earlier' }).click()
    await expect(page.getByRole('button', { name: 'Load 50 earlier' })).not.toBeAttached()
    await page.getByRole('region', { name: 'Messages' }).evaluate((element) => element.scrollTo(0, -100_000))
    await expect
      .poll(async () => (await textsOf(page)).slice(0, 3))
      .toEqual(['Line 1', 'A line that took its time', 'Line 2'])
  })

  it('can be read at a level with a short history', async ({ journey }) => {
    const { page } = await openLateChat(journey, 120, 'short')
    await page.getByRole('button', { name: '1 new above' }).click()
    await expect.poll(() => focusedText(page)).toContain('A line that took its time')
    expect(
      await page
        .getByRole('log')
        .getByText(/Line 2$/)
        .count(),
    ).toBe(0)
  })

  it('arrives in a chat in hand at its place, and the end of the thread says so', async ({ journey }) => {
    const { page, writeLate } = await openLateChat(journey, 3)
    await writeLate('Even slower', 1)
    await expect(message(page, 'Even slower')).toBeVisible()
    const all = await textsOf(page)
    expect(all.indexOf('Even slower')).toBe(all.indexOf('Line 2') + 1)
    await expect(page.getByRole('button', { name: '2 new above' })).toBeVisible()
  })

  it('is mentioned at the end also when the last message is an operator’s', async ({ journey }) => {
    const { page, writeLate } = await openLateChat(journey, 3)
    await page.getByRole('textbox', { name: /message/i }).fill('Here is my answer')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(message(page, 'Here is my answer')).toBeVisible()
    expect(await page.getByRole('button', { name: /new above/ }).count()).toBe(0)
    await writeLate('Even slower', 1)
    await page.getByRole('button', { name: '1 new above' }).click()
    await expect.poll(() => focusedText(page)).toContain('Even slower')
  })
})
