import type { Page } from '@playwright/test'
import { makeProfileSet } from '../../server/src/testing/make-attachments.ts'
import { editor } from '../commands.ts'
import { expect, it } from '../journey.ts'

const customerText = 'We met at the pier'

/** The photos that the page has loaded from the panel. */
const photosOf = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter(
        (image) =>
          image.complete && image.naturalWidth > 0 && new URL(image.src).pathname.startsWith('/api/'),
      )
      .map((image) => image.src),
  )

/** Whether the HTTP cache of the browser has it; without a request to the network. */
const isCached = (page: Page, address: string) =>
  page.evaluate(
    (url) =>
      fetch(url, { cache: 'only-if-cached', mode: 'same-origin' }).then(
        (answer) => answer.ok,
        () => false,
      ),
    address,
  )

/** What the browser stores of pages: names and values. */
const stored = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)))

it('a sign-out leaves no photo, text or link back in the browser; language and trust stay', async ({
  openContext,
  makeWorld,
}) => {
  const world = await makeWorld()
  await makeProfileSet(world.db, { siteowner_id: world.siteowner.id, photos: 2, is_default: true })
  const colin = await world.makeCustomer('Colin')
  await colin.write({ text: customerText, photo_url: world.photo })
  const { cookie } = await world.makeColleague('Anna V.')
  const { context, address } = await openContext()
  await context.addCookies([
    { ...cookie, url: address },
    { name: 'panel.locale', value: 'en', url: address },
    { name: 'auth.device', value: 'trusted', url: address, httpOnly: true },
  ])
  const page = await context.newPage()
  await page.goto('/queue')
  await editor(page).fill('At the pier, yes')
  await expect(page.getByText(/^Draft saved/)).toBeVisible()
  await expect(page.getByRole('log').getByText(customerText)).toBeVisible()
  await expect.poll(() => photosOf(page).then((photos) => photos.length)).toBeGreaterThan(0)
  const photos = await photosOf(page)
  for (const photo of photos) expect(await isCached(page, photo)).toBe(true)

  await page.getByRole('button', { name: 'Logout' }).click()
  await page.getByRole('button', { name: 'Continue without sending' }).click()
  await page.waitForURL('**/login')
  for (const photo of photos) expect(await isCached(page, photo)).toBe(false)
  expect(JSON.stringify(await stored(page))).not.toMatch(/pier|conversations\/\d|draft/)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.toSorted()).toEqual(['auth.device', 'panel.locale'])

  await context.setOffline(true)
  await page.goBack().catch(() => {})
  expect(await page.locator('body').innerText()).not.toContain(customerText)
  await context.setOffline(false)
  await page.goto('/queue')
  await expect(page.getByRole('heading', { name: 'Operator login' })).toBeVisible()
  expect(await page.content()).not.toContain(customerText)
})
