import type { Page } from '@playwright/test'
import { installClock } from './clock.ts'
import { expect, type Journey } from './journey.ts'

export const menu = (page: Page) => page.getByRole('navigation')
export const overviewLink = (page: Page) => menu(page).getByRole('link', { name: /^Chat overview/ })
export const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** A page of an operator with all rights, with its own clock. It counts requests. */
export async function openWithClock({ open, makeWorld }: Journey, path: string, node = '') {
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.', {
    level: { rights: ['other_chats.overview'] },
  })
  const page = await open('/login', cookie)
  await installClock(page)
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  const count = (address: string) => paths.filter((one) => one === address).length
  const goTo = async (to: string) => {
    await page.goto(node + to)
    await expect(menu(page).getByText(/^Live/)).toBeVisible()
  }
  await goTo(path)
  return { ...world, page, count, goTo }
}
