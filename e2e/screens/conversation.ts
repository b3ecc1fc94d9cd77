import type { Page } from 'playwright-core'
import { makeChat } from './make-chat.ts'
import { anyDialog, closeDialog, dialog, pressButton, type Scene, type Screen, saying } from './screen.ts'

const editor = (page: Page) => page.locator('textarea[aria-keyshortcuts="/"], textarea').first()

/** Out of the editor, where a letter is a key. */
async function pressKey(page: Page, key: string) {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press(key)
}

/** A dialog whose confirmation is refused as long as nothing is filled in. */
const unfilled = (name: string, key: string): Screen =>
  dialog(name, key, async ({ page }) => {
    await page.keyboard.press('Control+Enter')
    await anyDialog(page).locator('[aria-invalid=true], [role=alert]').first().waitFor()
  })

const message = (page: Page, text: string) => page.getByRole('log').getByText(text)

/** The menu of a message closes when the window changes. */
const menu: Screen = {
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

const fromMenu = (name: string, text: string): Screen =>
  dialog(name, async (stage) => {
    await menu.open(stage)
    await stage.page.getByRole('menuitem', { name: stage.words(text) }).click()
  })

const inCustomer = (screen: Screen): Screen => ({ ...screen, zone: 'customer' })

export const conversationScenes: Scene[] = [
  {
    name: 'in-hand',
    who: 'operator',
    path: '/queue',
    prepare: async ({ world }) => {
      await makeChat(world)
    },
    screens: [
      { name: 'in-hand', open: ({ page }) => page.locator('textarea:focus').waitFor() },
      { name: 'in-hand-facts', only: 'phone', zone: 'customer', open: async () => {} },
      { name: 'in-hand-profile', only: 'phone', zone: 'profile', open: async () => {} },
      menu,
      fromMenu('hide', 'message_acts.hide'),
      fromMenu('report', 'message_acts.report'),
      unfilled('report-unfilled', 'R'),
      dialog('save-fact', ({ page }) => pressKey(page, 'f')),
      dialog('skip', 'S'),
      unfilled('skip-unfilled', 'S'),
      dialog('ignore', 'I'),
      unfilled('ignore-unfilled', 'I'),
      dialog('handover', 'M'),
      unfilled('handover-unfilled', 'M'),
      dialog('away-from-chat', 'A'),
      dialog('photo-picker', 'P'),
      dialog('gift-picker', 'G'),
      dialog('palette-in-chat', 'Control+K'),
      dialog('keys-in-chat', ({ page }) => pressKey(page, '?')),
      {
        name: 'lightbox',
        open: async ({ page }) => {
          await page
            .locator('[data-message] button[data-show]:visible, [data-message] button:has(img)')
            .first()
            .click()
          await page.getByRole('log').locator('button img').first().click()
          await anyDialog(page).first().waitFor()
        },
        leave: ({ page }) => closeDialog(page),
      },
      inCustomer({
        name: 'fact-editor',
        open: async ({ page }) => {
          await page.locator('[data-field=pets]').click()
          await page.locator('section input:focus, section textarea:focus').waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      }),
      inCustomer({
        name: 'interests',
        open: async ({ page, words }) => {
          await page
            .getByRole('button', { name: words('facts.edit_group', { group: '' }) })
            .first()
            .click()
          await page.locator('input:focus').waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      }),
      inCustomer({
        name: 'alert-editor',
        open: async ({ page, words }) => {
          await page.getByRole('button', { name: words('alert.edit') }).click()
          await page.getByLabel(words('alert.label')).waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      }),
      inCustomer({
        name: 'note-form',
        open: async ({ page, words }) => {
          await pressButton(page, 'N')
          await page.getByLabel(words('logbook.label')).waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      }),
      saying('empty-message', 'refusal.empty', async ({ page }) => {
        await editor(page).focus()
        await page.keyboard.press('Control+Enter')
      }),
      {
        name: 'unsent',
        open: async ({ page, words }) => {
          await editor(page).focus()
          await page.keyboard.type('Half a thought')
          await page.getByText(words('draft.saved')).waitFor()
          await pressButton(page, 'B')
          await anyDialog(page).first().waitFor()
        },
        leave: ({ page }) => closeDialog(page),
      },
      dialog('unsent-skip', 'S'),
      dialog('unsent-ignore', 'I'),
      dialog('unsent-handover', 'M'),
    ],
  },
]
