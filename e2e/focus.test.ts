import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const pressesAtMost = 150

/** Goes through the page with Tab until it begins again. @returns what it did not come to, or could not be seen at */
async function walk(page: Page) {
  const unseen: string[] = []
  for (let presses = 0; presses < pressesAtMost; presses++) {
    await page.keyboard.press('Tab')
    const step = await page.evaluate(() => {
      const now = document.activeElement
      // The cast: nothing else than an HTML element has the focus here.
      const { dataset } = now as HTMLElement
      // Out of the page, as into the bar of the browser.
      if (now === document.body) return null
      if (dataset.walked) return 'around'
      dataset.walked = 'yes'
      const around = [now, now?.parentElement, now?.parentElement?.parentElement]
      const isSeen = around.some((element) => element && getComputedStyle(element).outlineStyle !== 'none')
      return isSeen ? null : now?.outerHTML.slice(0, 200)
    })
    if (step === 'around') break
    if (step) unseen.push(step)
  }
  const missed = await page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, [tabindex]')
    // Arrows go from one radio button to the others.
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
  it('goes through every page and begins again, and the focus is seen everywhere', async () => {
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
      await sign.waitFor()
      expect({ path, ...(await walk(page)) }).toEqual({ path, unseen: [], missed: [] })
    }
  })

  it('begins with the way past the menu', async () => {
    const { makeColleague } = await makeWorld()
    const page = await open('/', (await makeColleague('Anna V.')).cookie)
    await page.getByRole('heading', { name: 'Queue statistics' }).waitFor()
    await page.keyboard.press('Tab')
    await page.getByRole('link', { name: 'Skip to the page' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter')
    await page.locator('main:focus').waitFor()
    await page.keyboard.press('Tab')
    await page.locator('main :focus').waitFor()
  })
})
