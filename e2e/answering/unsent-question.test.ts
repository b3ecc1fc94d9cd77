import type { Page } from '@playwright/test'
import { claimChat, question } from '../chat-in-hand.ts'
import { editor } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

/** Home, statistics, the queue with unsent text, and back from statistics once more: the history goes on in both directions. */
async function openBetween(journey: Journey) {
  const { page } = await claimChat(journey)
  const text = 'Half an answer'
  // A page behind and one ahead of the chat.
  await page.getByRole('link', { name: 'Queue statistics' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.getByRole('link', { name: /^Open chat queue/ }).click()
  await expect(editor(page)).toBeVisible()
  await page.getByRole('link', { name: 'Stats', exact: true }).click()
  await expect(page).toHaveURL(/\/stats/)
  await page.evaluate(() => history.back())
  await editor(page).click()
  await page.keyboard.type(text)
  return page
}

const dialog = (page: Page) => page.getByRole('alertdialog', { name: question })

describe('at the question about unsent text, address and page belong together', () => {
  for (const [way, ahead] of [
    ['back', /\/$/],
    ['forward', /\/stats/],
  ] as const)
    it(`after ${way}, twice, and Escape`, async ({ journey }) => {
      const page = await openBetween(journey)
      for (let times = 0; times < 2; times++) {
        await page.evaluate((direction) => history[direction](), way)
        await expect(dialog(page)).toBeVisible()
        await expect(page).toHaveURL(/\/queue$/)
        // The other direction, and once more the same one, while the question is open.
        await page.evaluate(() => history.forward())
        await page.evaluate(() => history.back())
        await expect(page).toHaveURL(/\/queue$/)
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toBeHidden()
        await expect(page).toHaveURL(/\/queue$/)
        await expect(editor(page)).toHaveValue('Half an answer')
      }
      await page.evaluate((direction) => history[direction](), way)
      await dialog(page).getByRole('button', { name: 'Continue without sending' }).press('Enter')
      await expect(page).toHaveURL(ahead)
      await expect(editor(page)).toBeHidden()
    })
})
