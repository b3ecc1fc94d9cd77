import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat, emptyQueuePanel } from '../chat-in-hand.ts'
import { bubble } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

describe('a message that the site itself wrote', () => {
  it('appears in the open chat as written by the site, and does not stop the answer', async ({ journey }) => {
    const { page, colin, sent } = await claimChat(journey)
    await page.keyboard.type('Hello to you')
    await colin.write({ text: 'Welcome to our site!', direction: 'out' })
    const own = page.locator('[data-message]').filter({ hasText: 'Welcome to our site!' })
    await expect(own.getByText('Written by the site')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.press('Control+Enter')
    await expect(emptyQueuePanel(page)).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Hello to you' }])
  })
})

describe('what was written before the panel', () => {
  it('stands above what is written now, on both sides', async ({ journey }) => {
    const { makeWorld, open } = journey
    const { makeCustomer, makeColleague } = await makeWorld()
    const colin = await makeCustomer('Colin')
    await colin.write('Do you remember me?')
    await colin.remember(
      { text: 'Only on Sundays', sent_at: '2025-03-02T09:15:00Z', direction: 'out' },
      { text: 'When do you bake?', sent_at: '2025-03-02T09:10:00Z' },
    )
    const page = await open('/queue', (await makeColleague('Anna V.')).cookie)
    await expect(bubble(page, 'Do you remember me?')).toBeVisible()
    const texts = page.locator('[data-message]')
    await expect(texts).toHaveCount(3)
    await expect(texts.nth(0)).toContainText('The customer wrote:When do you bake?')
    await expect(texts.nth(1)).toContainText('We wrote:Only on Sundays')
    await expect(texts.nth(1)).toContainText('Written by the site')
    await expect(texts.nth(2)).toContainText('Do you remember me?')
  })
})
