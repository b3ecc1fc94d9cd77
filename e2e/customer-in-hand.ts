import type { Page } from '@playwright/test'
import { expect, type Journey } from './journey.ts'

/** Colin writes, Anna has his chat in hand, with the focus outside of the editor. */
export async function openCustomer({ open, makeWorld }: Journey, locale?: string) {
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  if (locale) {
    await page.context().addCookies([{ name: 'locale', value: locale, url: page.url() }])
    await page.reload()
  }
  await expect(page.locator('textarea:focus')).toBeVisible()
  await page.keyboard.press('Escape')
  // The facts follow after the first paint, with their keys.
  await expect(page.getByRole('button', { name: /^(Add Job|Dodaj: Praca)$/ })).toBeVisible()
  const { id, customer_id } = await world.findChat()
  /** An operator who reads along. */
  const readAlong = async () => {
    const ilse = await world.makeColleague('Ilse M.', { permissions_id: 150 })
    const other = await open(`/conversations/${id}`, ilse.cookie)
    await expect(fact(other, 'Job').or(other.getByRole('button', { name: 'Add Job' }))).toBeVisible()
    return other
  }
  const facts = () =>
    world.db
      .selectFrom('customer_facts')
      .where('customer_id', '=', customer_id)
      .select(['field', 'value'])
      .orderBy('field')
      .execute()
  return { ...world, page, readAlong, facts, customer_id }
}

export const fact = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^${label}: .*Edit$`) })

/** Moves the focus to a control with Tab or Shift+Tab only. It tries again if the page has changed meanwhile. */
export async function tabTo(page: Page, name: string) {
  const target = page.getByRole('button', { name, exact: true })
  await expect(target).toBeVisible()
  await page.keyboard.press('Tab')
  for (let tries = 0; tries < 5; tries++) {
    const steps = await target.evaluate((element) => {
      const controls = [...document.querySelectorAll('a, button, input, textarea, select, [tabindex="0"]')]
      const reached = controls.filter((each) => each.checkVisibility())
      const from = document.activeElement
      return from ? reached.indexOf(element) - reached.indexOf(from) : 0
    })
    if (steps === 0) return
    for (let step = 0; step < Math.abs(steps); step++)
      await page.keyboard.press(steps > 0 ? 'Tab' : 'Shift+Tab')
  }
  throw new Error(`Tab never came to "${name}"`)
}

/** Adds a fact with the keyboard. Those that are seldom known are shown on request. */
export async function addFact(page: Page, label: string) {
  const suggestion = page.getByRole('button', { name: `Add ${label}`, exact: true })
  const more = page.getByRole('button', { name: 'More', exact: true })
  await expect(suggestion.or(more).first()).toBeVisible()
  if (await suggestion.isHidden()) {
    await tabTo(page, 'More')
    await page.keyboard.press('Enter')
  }
  await tabTo(page, `Add ${label}`)
  await page.keyboard.press('Enter')
}

/** Moves the focus from the page to the facts, with no field open. */
export async function goToFacts(page: Page) {
  await page.keyboard.press('e')
  await expect(page.locator('main :is(input, textarea):focus')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: 'Profile facts' }).locator(':focus')).toBeVisible()
}
