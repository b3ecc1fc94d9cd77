import type { Page } from '@playwright/test'
import { installClock } from '../clock.ts'
import { bubble, heading } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'

const maxPresses = 150

/**
 * Moves through the page with Tab until it starts again. @returns the elements that it did not reach, or that did not show the
 * focus
 */
async function walk(page: Page) {
  const unseen: string[] = []
  for (let presses = 0; presses < maxPresses; presses++) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate(() => {
      const now = document.activeElement
      // The cast: only HTML elements have the focus here.
      const { dataset } = now as HTMLElement
      // The focus has left the page, as to the toolbar of the browser.
      if (now === document.body) return null
      // After that, the window can lose the focus and get it back, which takes a press.
      if (dataset.walked === 'last') return null
      if (dataset.walked) return 'start'
      document.querySelector<HTMLElement>('[data-walked=last]')?.setAttribute('data-walked', 'earlier')
      dataset.walked = 'last'
      const around = [now, now?.parentElement, now?.parentElement?.parentElement]
      const isSeen = around.some((element) => element && getComputedStyle(element).outlineStyle !== 'none')
      return isSeen ? null : now?.outerHTML.slice(0, 200)
    })
    if (step === 'start') break
    if (step) unseen.push(step)
  }
  const missed = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
    // Arrow keys move between radio buttons.
    const isOther = (element: Element) =>
      element instanceof HTMLInputElement && element.type === 'radio' && !element.checked
    return [...all]
      .filter((element) => element.tabIndex >= 0 && !element.matches(':disabled') && !isOther(element))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.dataset.walked)
      .map((element) => element.outerHTML.slice(0, 200))
  })
  return { unseen, missed }
}

describe('Tab', () => {
  it('moves through every page and starts again, and the focus is always visible', async ({
    open,
    makeWorld,
  }) => {
    const { db, siteowner, makeCustomer, makeColleague } = await makeWorld()
    await (await makeCustomer('Colin')).write('Hello?')
    const admin = await makeColleague('Sanne W.', { permissions_id: 200 })
    const page = await open('/', admin.cookie)
    const { id } = await db
      .selectFrom('conversations')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    const ready = {
      '/': page.getByRole('heading', { name: 'Queue statistics' }),
      '/messages': page.getByRole('link', { name: /Colin/ }),
      [`/conversations/${id}`]: page.getByRole('log').getByText('Hello?'),
      '/queue': page.locator('textarea:focus'),
    }
    for (const [path, sign] of Object.entries(ready)) {
      await page.goto(path)
      await expect(sign).toBeVisible()
      expect({ path, ...(await walk(page)) }).toEqual({ path, unseen: [], missed: [] })
    }
  })

  it('starts with the link that skips the menu', async ({ open, makeWorld }) => {
    const { makeColleague } = await makeWorld()
    const page = await open('/', (await makeColleague('Anna V.')).cookie)
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('main:focus')).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.locator('main :focus')).toBeVisible()
  })
})

it('text that is typed in the command palette stays there when a chat arrives, or is lost, behind it', async ({
  open,
  makeWorld,
}) => {
  const { makeCustomer, makeColleague, passOn } = await makeWorld()
  const anna = await makeColleague('Anna V.')
  const tom = await makeColleague('Tom B.')
  const page = await open('/login', anna.cookie)
  await installClock(page)
  await page.goto('/queue')
  await expect(page.getByText('No chats for you right now')).toBeVisible()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search or run a command' })
  await expect(field).toBeFocused()
  await (await makeCustomer('Colin')).write('Is anybody there?')
  await expect(bubble(page, 'Is anybody there?')).toBeVisible()
  await page.keyboard.type('Sta')
  await passOn(anna.operator, tom.operator)
  // The next renewal fails.
  await page.clock.fastForward(31_000)
  await expect(page.getByText('Tom B. is answering this chat').first()).toBeVisible()
  await page.keyboard.type('ts')
  await expect(field).toHaveValue('Stats')
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Stats')).toBeVisible()
})
