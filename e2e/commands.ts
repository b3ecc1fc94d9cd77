import { globSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** In any language. */
const palette = (page: Page) =>
  page.getByRole('dialog').filter({ has: page.locator('input[role="combobox"]') })
const option = (page: Page, id: string) => palette(page).locator(`[data-command="${id}"]`)

export const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })
export const editor = (page: Page) => page.locator('textarea[aria-label^="Your message to"]')
export const inEditor = (page: Page) => editor(page).and(page.locator(':focus')).waitFor()
/** The chat that has just come takes keys: one that came as the next takes no command at first, one that came by itself no key. */
export async function takesKeys(page: Page) {
  await inEditor(page)
  await page.locator('html:not([data-keys-held])').waitFor({ state: 'attached' })
}
/** The customer wrote again while the text was typed: it is asked about, with what they wrote. */
export const newerQuestion = (page: Page, text: string) =>
  page
    .getByRole('alertdialog', { name: 'Colin wrote again while you typed. Does your text still fit?' })
    .getByText(text)
export const sendAnyway = (page: Page) => page.getByRole('button', { name: /^Send anyway/ }).press('Enter')
/** Out of the editor, to a message of the thread. */
export async function toMessage(page: Page, key: 'j' | 'k') {
  await page.keyboard.press('Escape')
  await page.keyboard.press(key)
  await page.locator('li:focus').waitFor()
}
/** A field beside the editor has the focus. */
export const inField = (page: Page) =>
  page.locator('main :is(input, textarea):focus:not([aria-label^="Your message to"])')
export const inPage = (page: Page) => page.locator('main:focus, main :focus').waitFor()

/** What opened is there, and Escape closes it. */
export async function leaveDialog(page: Page, name?: string) {
  const dialog = name ? page.getByRole('dialog', { name }) : page.locator('[aria-modal="true"]')
  await dialog.waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
}

/** Commands that are there by number are one: `saved reply 12`. */
const nameOf = (id: string) => id.replace(/ \d+$/, '')

/** Walks the command palette as people do, and remembers what it was shown and what it ran. */
export function useCommands() {
  const shown = new Set<string>()
  const done = new Set<string>()

  async function openPalette(page: Page) {
    await page.keyboard.press('Control+k')
    await palette(page).locator('input:focus').waitFor()
    const ids = await palette(page)
      .getByRole('option')
      .evaluateAll((options) => options.map((each) => each.getAttribute('data-command') ?? ''))
    for (const id of ids) shown.add(nameOf(id))
    return ids
  }

  async function leavePalette(page: Page) {
    await page.keyboard.press('Escape')
    await palette(page).waitFor({ state: 'hidden' })
  }

  /** Finds a command by its words, and runs it. */
  async function run(page: Page, id: string) {
    await openPalette(page)
    const wanted = option(page, id)
    await wanted.waitFor()
    const title = await wanted.locator('small').evaluate((note) => note.previousElementSibling?.textContent)
    await page.keyboard.insertText(title ?? '')
    await wanted.waitFor()
    for (let more = 10; more > 0 && (await wanted.getAttribute('aria-selected')) !== 'true'; more--)
      await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await palette(page).waitFor({ state: 'hidden' })
    done.add(nameOf(id))
  }

  /** Why a command may not be run, as the palette says it. */
  async function whyNot(page: Page, id: string) {
    await openPalette(page)
    const why = await option(page, id).and(page.locator('[aria-disabled]')).locator('small').textContent()
    await leavePalette(page)
    return why
  }

  /** The commands that the overview of keys lists now. */
  async function keysOf(page: Page) {
    await run(page, 'keys')
    const dialog = page.getByRole('dialog', { name: 'Keys' })
    await dialog.waitFor()
    const ids = await dialog
      .locator('[data-command]')
      .evaluateAll((lines) => lines.map((line) => line.getAttribute('data-command') ?? ''))
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    return ids
  }

  return { shown, done, openPalette, leavePalette, run, whyNot, keysOf }
}

/** The commands that the pages tell of anywhere; of some only the beginning is written down: `theme ${scheme}`. */
export function commandsInSources() {
  return globSync('web/src/**/*.{ts,tsx}')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((text) => /useCommands?\(/.test(text))
    .flatMap((text) => [...text.matchAll(/\bid: ['`]([a-z][^'`$]*)(\$)?/g)])
    .map(([, id = '', isPart]) => ({ id, isPart: Boolean(isPart) }))
}

/** Commands that are there only at times: what does them by keyboard. */
export const elsewhere: Record<string, readonly [file: string, title: string]> = {
  'load earlier': ['refusals', 'loads its earlier messages with E'],
  'leave give_back': ['leave', 'is given back with M, and an operator answers'],
  'other chats': ['conversation-page', 'the other chats of the customer open from their number'],
  'stop ignoring': ['leave', 'and is taken back by a master'],
  'open waiting': ['unattended', 'when an empty queue fills: a chat waits until Enter'],
  refresh: ['network', 'shows the banner that refreshes the page'],
  print: ['print', 'a chat is put on paper whole'],
  csv: ['lists', 'and kept as a file, by keyboard alone'],
  commands: ['saved-replies', 'opens with Ctrl+K, goes where it is told'],
  move: ['overview', 'is walked with J and K'],
  'leave the editor': ['refusals', 'leave the editor with Escape, come back with /'],
}
