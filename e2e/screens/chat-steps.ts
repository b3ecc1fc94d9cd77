import type { Page } from '@playwright/test'
import { anyDialog, dialog, type Screen } from './screen.ts'

export const editor = (page: Page) => page.locator('textarea[aria-keyshortcuts="/"], textarea').first()

/** Leaves the editor first, because a letter is text there. */
export async function pressKey(page: Page, key: string) {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press(key)
}

/** A dialog whose confirmation is refused while it is empty. */
export const unfilled = (name: string, key: string, first?: string): Screen =>
  dialog(name, key, async ({ page }) => {
    if (first) await page.keyboard.press(first)
    await page.keyboard.press('Control+Enter')
    await anyDialog(page).locator('[aria-invalid=true], [role=alert]').first().waitFor()
  })

const message = (page: Page, text: string) => page.getByRole('log').getByText(text)

/** The menu of a message closes when the window changes its size. */
export const menu: Screen = {
  name: 'message-menu',
  reopens: true,
  open: async ({ page }) => {
    await message(page, 'Good morning!').click({ button: 'right' })
    await page.getByRole('menu').waitFor()
  },
  leave: async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  },
}

export const fromMenu = (name: string, text: string): Screen =>
  dialog(name, async (stage) => {
    await menu.open(stage)
    await stage.page.getByRole('menuitem', { name: stage.words(text) }).click()
  })

/** The focus can have moved, so this uses the button instead of the key. */
export const cancel = ({ page }: { page: Page }) =>
  page.locator('[aria-keyshortcuts=Escape]:visible').first().click()

export const inCustomer = (screen: Screen): Screen => ({ ...screen, zone: 'customer' })
