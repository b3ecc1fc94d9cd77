import { translatePage } from '../../web/src/testing/translator.ts'
import { claimChat } from '../chat-in-hand.ts'
import { bubble } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

describe('while the browser translates the page', () => {
  it('an operator types and sends, and the next chat opens', async ({ journey }) => {
    const { page } = await claimChat(journey, { others: ['Marek'] })
    await page.evaluate(`(${translatePage})()`)
    await page.keyboard.type('Good morning')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await page.keyboard.type('!')
    await page.keyboard.press('Control+Enter')
    await expect(bubble(page, 'Marek says hello')).toBeVisible()
    await expect(page.locator('textarea:focus')).toHaveValue('')
    await page.keyboard.type('Hello Marek')
    await expect(page.locator('textarea:focus')).toHaveValue('Hello Marek')
  })
})
