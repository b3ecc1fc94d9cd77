import type { Page } from '@playwright/test'
import { usePalette } from '../commands.ts'
import { expect, it } from '../journey.ts'

const countRendered = (page: Page) => page.locator('[data-message]').count()

it('all loaded messages of a chat are printed, in light colours, with the names and the time, and nothing else', async ({
  open,
  makeWorld,
}) => {
  const { makeCustomer, makeColleague } = await makeWorld()
  const colin = await makeCustomer('Colin')
  await colin.write(
    ...Array.from({ length: 320 }, (_, number) => `Line ${number + 1}${' and so on'.repeat(20)}`),
  )
  const { cookie } = await makeColleague('Anna V.', { level: { history_size: 'all' } })
  const page = await open('/queue', cookie)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('log').getByText('Line 320 ')).toBeVisible()
  await page.keyboard.press('Escape')
  const loadEarlier = page.getByRole('button', { name: 'Load 50 earlier' })
  await expect(loadEarlier).toBeVisible()
  await expect
    .poll(async () => {
      await page.keyboard.press('u')
      return loadEarlier.count()
    })
    .toBe(0)
  await expect.poll(() => countRendered(page)).toBeLessThan(320)

  // A browser without a window does not print, but the page gets the same events.
  await page.evaluate(() => {
    window.print = () => dispatchEvent(new Event('beforeprint'))
  })
  await usePalette().run(page, 'print')
  await page.emulateMedia({ media: 'print' })
  await expect.poll(() => countRendered(page)).toBe(320)
  await expect(page.getByText(/^Conversation \d+, printed on .* by Anna V\.$/)).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Colin/, level: 2 }).first()).toBeVisible()
  await expect(page.locator('nav, form, textarea, aside, main button').filter({ visible: true })).toHaveText(
    [],
  )
  expect(await page.getByRole('banner').count()).toBe(0)
  const textColor = await page.getByRole('log').evaluate((log) => getComputedStyle(log).color)
  expect(textColor).toBe('rgb(26, 29, 31)')

  const pdf = (await page.pdf()).toString('latin1')
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(15)
  await page.evaluate(() => dispatchEvent(new Event('afterprint')))
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(() => countRendered(page)).toBeLessThan(320)
})
