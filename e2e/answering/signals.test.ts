import type { Page } from '@playwright/test'
import { usePalette } from '../commands.ts'
import { expect, it } from '../journey.ts'

const { run } = usePalette()

type Shown = { title: string; body: string; onclick: (() => void) | null }
declare global {
  interface Window {
    shown: Shown[]
    hasFocus: boolean
    wasFocused: boolean
  }
}

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)
const shownOn = (page: Page) => page.evaluate(() => window.shown.map(({ title, body }) => [title, body]))

/** Records notifications instead of showing them, and accepts the permission prompt. The page does not have the focus. */
function recordNotifications() {
  window.shown = []
  window.hasFocus = false
  document.hasFocus = () => window.hasFocus
  window.focus = () => {
    window.wasFocused = true
  }
  class RecordedNotification {
    static get permission() {
      return localStorage.getItem('asked') ? 'granted' : 'default'
    }
    static async requestPermission() {
      localStorage.setItem('asked', 'yes')
      return 'granted'
    }
    onclick = null
    title: string
    body: string
    constructor(title: string, { body }: { body: string }) {
      this.title = title
      this.body = body
      window.shown.push(this)
    }
    close() {}
  }
  Object.assign(window, { Notification: RecordedNotification })
}

it('a message that arrives while nobody looks causes one notification, however many tabs are open, when that is chosen', async ({
  open,
  makeWorld,
}) => {
  const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
  const colin = await makeCustomer('Colin')
  await colin.write('Hello?')
  const { cookie } = await makeColleague('Anna V.')
  const home = await open('/', cookie)
  await home.context().addInitScript(recordNotifications)
  const [first, second] = [await home.context().newPage(), await home.context().newPage()]
  const pages = [first, second]
  for (const page of pages) {
    await page.goto('/queue')
    await expect(bubble(page, 'Hello?')).toBeVisible()
  }
  const { id } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const write = async (text: string) => {
    await colin.write(text)
    for (const page of pages) await expect(bubble(page, text)).toBeVisible()
  }
  const shown = async () => (await Promise.all(pages.map(shownOn))).flat()

  await write('Nobody is told yet')
  expect(await first.evaluate(() => localStorage.getItem('asked'))).toBe(null)
  await run(first, 'notification')
  await expect.poll(() => first.evaluate(() => localStorage.getItem('signals'))).toBe('notification')

  await write('Chosen')
  // It contains only the number of the chat, because others may see the screen.
  await expect.poll(shown).toEqual([['New message', `Chat #${id}`]])

  await first.bringToFront()
  await first.locator('textarea').focus()
  await first.keyboard.type('An answer of ours')
  // A message that has just arrived counts as unread: the panel asks once more then.
  await expect
    .poll(async () => {
      if ((await first.locator('textarea').inputValue()) !== '')
        await first.keyboard.press('Control+Shift+Enter')
      return bubble(first, 'An answer of ours').isVisible()
    })
    .toBe(true)
  await expect(bubble(second, 'An answer of ours')).toBeVisible()
  await write('Nobody looks again')
  await expect.poll(async () => (await shown()).length).toBe(2)

  await second.evaluate(() => {
    window.hasFocus = true
    dispatchEvent(new Event('focus'))
  })
  await expect
    .poll(() => first.evaluate(async () => (await navigator.locks.query()).held?.map(({ name }) => name)))
    .toContain(`panel.looking.${id}`)
  await write('Looked at')
  expect((await shown()).length).toBe(2)

  const focused = await Promise.all(
    pages.map((page) =>
      page.evaluate(() => {
        for (const each of window.shown) each.onclick?.()
        return window.wasFocused ?? false
      }),
    ),
  )
  expect(focused).toContain(true)
  // Announced once each, while the log itself is silent.
  const spoken = second.locator('[aria-live="polite"] p')
  await expect(spoken).toHaveText(['Colin: Chosen', 'Colin: Nobody looks again', 'Colin: Looked at'])
  await expect(second.getByRole('log')).toHaveAttribute('aria-live', 'off')
})
