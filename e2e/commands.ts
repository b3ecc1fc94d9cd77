import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** In any language. */
const palette = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('input[role="combobox"]') })
const option = (page: Page, id: string) => palette(page).locator(`[data-action="${id}"]`)

export const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
export const editor = (page: Page) => page.locator('textarea[aria-label^="Your message to"]')
export const expectInEditor = (page: Page) => expect(editor(page)).toBeFocused()
/**
 * Waits until the new chat accepts keys. For half a second, a chat that follows another ignores keys of actions, and a chat that
 * opened by itself ignores all keys.
 */
export async function waitUntilKeysWork(page: Page) {
  await expectInEditor(page)
  await keysWork(page)
}
/** Waits until the page takes keys, after the screen has changed by itself. */
export const keysWork = (page: Page) => expect(page.locator('html:not([data-keys-ignored])')).toBeAttached()
/** The customer has written again while the text was typed: the question with the new message is shown. */
export const newerQuestion = (page: Page, text: string) =>
  page
    .getByRole('alertdialog', { name: 'Colin wrote again while you typed. Does your text still fit?' })
    .getByText(text)
export const sendAnyway = (page: Page) => page.getByRole('button', { name: /^Send anyway/ }).press('Enter')
/** Moves the focus from the editor to a message of the thread. */
export async function moveToMessage(page: Page, key: 'j' | 'k') {
  await page.keyboard.press('Escape')
  await page.keyboard.press(key)
  await expect(page.locator('li:focus')).toBeVisible()
}
/** The focused field, if it is not the editor. */
export const focusedField = (page: Page) =>
  page.locator('main :is(input, textarea):focus:not([aria-label^="Your message to"])')
export const expectInPage = (page: Page) => expect(page.locator('main:focus, main :focus')).toBeVisible()

/** Waits until a dialog is open, and closes it with Escape. */
export async function closeDialogWithEscape(page: Page, name?: string) {
  const dialog = name ? page.getByRole('dialog', { name }) : page.locator('[aria-modal="true"]')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
}

/** Numbered actions count as one: `saved reply 12`. */
const nameOf = (id: string) => id.replace(/ \d+$/, '')

/** Uses the command palette, and records which actions it showed and ran. */
export function usePalette() {
  const shown = new Set<string>()
  const done = new Set<string>()

  async function openPalette(page: Page) {
    await keysWork(page)
    await page.keyboard.press('Control+k')
    await expect(palette(page).locator('input:focus')).toBeVisible()
    const ids = await palette(page)
      .getByRole('option')
      .evaluateAll((options) => options.map((each) => each.getAttribute('data-action') ?? ''))
    for (const id of ids) shown.add(nameOf(id))
    return ids
  }

  async function closePalette(page: Page) {
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
  }

  /** Searches for an action by its title, and runs it. @param typed a part of the title, if the action is not listed without a query */
  async function run(page: Page, id: string, typed = '') {
    await openPalette(page)
    await page.keyboard.insertText(typed)
    const wanted = option(page, id)
    await expect(wanted).toBeVisible()
    const title = await wanted.locator('small').evaluate((note) => note.previousElementSibling?.textContent)
    await palette(page)
      .locator('input')
      .fill(title ?? '')
    await expect(wanted).toBeVisible()
    for (let more = 10; more > 0 && (await wanted.getAttribute('aria-selected')) !== 'true'; more--)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(palette(page)).toBeHidden()
    done.add(nameOf(id))
  }

  /** The reason of a blocked action in the palette. */
  async function blockedReason(page: Page, id: string) {
    await openPalette(page)
    const why = await option(page, id).and(page.locator('[aria-disabled]')).locator('small').textContent()
    await closePalette(page)
    return why
  }

  /** The actions in the overview of keys now. */
  async function keysOf(page: Page) {
    await run(page, 'keys')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await expect(dialog).toBeVisible()
    const ids = await dialog
      .locator('[data-action]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-action') ?? ''))
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    return ids
  }

  return { shown, done, openPalette, closePalette, run, blockedReason, keysOf }
}
