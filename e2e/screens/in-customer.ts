import { cancel, editor, inCustomer } from './chat-steps.ts'
import { pressButton, type Screen } from './screen.ts'

/** What operators write about the customer of the chat in hand. */
export const customerScreens: Screen[] = [
  inCustomer({
    name: 'fact-editor',
    open: async ({ page }) => {
      await page.locator('[data-field=sports]').click()
      await page.locator('section input:focus, section textarea:focus').waitFor()
    },
    leave: cancel,
  }),
  inCustomer({
    name: 'facts-with-keys',
    open: async ({ page }) => {
      await page.locator('[data-field=job]').focus()
      await page.locator('section[data-keys]').waitFor()
    },
    leave: ({ page }) => editor(page).focus(),
  }),
  inCustomer({
    name: 'interests',
    open: async ({ page }) => {
      await page.locator('[data-field=interests]').click()
      await page.locator('input:focus').waitFor()
    },
    leave: cancel,
  }),
  inCustomer({
    name: 'alert-editor',
    open: async ({ page, words }) => {
      await page.getByRole('button', { name: words('alert.edit') }).click()
      await page.getByLabel(words('alert.label')).waitFor()
    },
    leave: cancel,
  }),
  inCustomer({
    name: 'note-form',
    open: async ({ page, words }) => {
      await pressButton(page, 'N')
      await page.getByLabel(words('logbook.label')).waitFor()
    },
    leave: cancel,
  }),
]
