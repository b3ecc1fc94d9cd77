import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

async function openHome({ open, makeWorld }: Journey, before?: { locale: string }) {
  const world = await makeWorld()
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/login')
  const url = page.url()
  await page.context().addCookies([{ ...cookie, url }])
  if (before) await page.context().addCookies([{ name: 'locale', value: before.locale, url }])
  await page.goto('/')
  await expect(page.locator('h1')).toBeVisible()
  return { ...world, page }
}

describe('the menu', () => {
  it('is a drawer below 1200 pixels, which Escape and a chosen page close', async ({ journey }) => {
    const { page } = await openHome(journey)
    for (const width of [1199, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await expect(menu.getByRole('link', { name: 'Queue statistics' })).toBeVisible()
      expect(await findAccessibilityViolations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(menu).toBeHidden()
      await expect(page.locator('button[aria-expanded]:focus')).toBeVisible()
    }
    await page.setViewportSize({ width: 1200, height: 844 })
    expect(await page.getByRole('button', { name: 'Open the menu' }).isVisible()).toBe(false)
  })

  it('closes with Escape when the element that had the focus is gone', async ({ journey }) => {
    const { page } = await openHome(journey)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Open the menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const close = menu.getByRole('button', { name: 'Close the menu' })
    await expect(close).toBeFocused()
    await close.evaluate((button) => button.remove())
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(page.locator('button[aria-expanded]')).toBeFocused()
  })

  it('keeps language and theme usable by keyboard in a low window, and keeps the focus inside', async ({
    journey,
  }) => {
    const { page } = await openHome(journey)
    await page.setViewportSize({ width: 390, height: 320 })
    await page.getByRole('button', { name: 'Open the menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Logout' }).scrollIntoViewIfNeeded()
    const theme = menu.getByRole('button', { name: 'Theme: as the system' })
    const { y = 0, height = 0 } = (await theme.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(320)
    await theme.press('Enter')
    await expect(menu.getByRole('button', { name: 'Theme: light' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'Logout' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(menu.getByRole('button', { name: 'Close the menu' })).toBeFocused()
    for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab')
    await expect(menu.getByLabel('Language of the panel')).toBeFocused()
    await page.keyboard.type('Neder')
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Menu openen' })).toBeFocused()
  })
})

describe('the top bar', () => {
  it('cuts off a long title, and nothing in it overlaps, at any width', async ({ journey }) => {
    const { page } = await openHome(journey, { locale: 'pl' })
    await expect(page.locator('h1[title="Statystyki kolejek"]')).toBeVisible()
    await page.goto('/saved-replies')
    await page.getByRole('heading', { level: 1, name: 'Zapisane odpowiedzi' }).evaluate((title) => {
      // The maximum length of a name on a page.
      if (title.firstChild) title.firstChild.nodeValue = 'Zapisane odpowiedzi zespołu '.repeat(5)
    })
    for (const width of [1920, 1440, 1200, 1199, 768, 390]) {
      await page.setViewportSize({ width, height: 844 })
      const overlaps = () =>
        page.getByRole('banner').evaluate((bar) => {
          const parts = [...bar.querySelectorAll('a, button, h1')]
            .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 0)
            .sort((one, other) => one.box.left - other.box.left)
          return parts
            .filter(({ box }, index) => box.right > (parts[index + 1]?.box.left ?? innerWidth) + 0.5)
            .map(({ name }) => name)
        })
      await expect.poll(overlaps, { message: String(width) }).toEqual([])
    }
  })
})

describe('the language', () => {
  it('changes without a reload, and is kept for 365 days', async ({ journey }) => {
    const { page } = await openHome(journey)
    await page.evaluate(() => {
      document.body.dataset.same = 'yes'
    })
    await page.getByRole('navigation').getByLabel('Language of the panel').selectOption('nl')
    await expect(page.getByRole('heading', { name: 'Wachtrijstatistieken' })).toBeVisible()
    expect(await page.evaluate(() => [document.body.dataset.same, document.documentElement.lang])).toEqual([
      'yes',
      'nl',
    ])
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale')
    expect(cookie).toMatchObject({ value: 'nl', sameSite: 'Lax', path: '/' })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Wachtrijstatistieken' })).toBeVisible()
    // British English takes the other texts from English.
    for (const start of ['chosen', 'loaded']) {
      if (start === 'chosen')
        await page.getByRole('navigation').getByLabel('Taal van het paneel').selectOption('en-GB')
      else await page.reload()
      await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    }
  })

  it('and the theme can be chosen before the sign-in, without a reload', async ({ open }) => {
    const page = await open('/login')
    await page.getByLabel('Username').fill('anna')
    await page.getByLabel('Language of the panel').focus()
    await page.keyboard.type('Pol')
    await expect(page.getByRole('button', { name: 'Zaloguj' })).toBeVisible()
    await expect(page.getByRole('textbox').first()).toHaveValue('anna')
    await page.getByRole('button', { name: 'Motyw: jak w systemie' }).press('Enter')
    await expect(page.getByRole('button', { name: 'Motyw: jasny' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })

  it('formats dates in its own way', async ({ journey }) => {
    const { page, makeCustomer } = await openHome(journey, { locale: 'pl' })
    await (await makeCustomer('Colin')).write({ text: 'Hello?', sent_at: '2026-03-18T15:00:00Z' })
    await page.goto('/queue')
    await expect(page.getByRole('log').getByText('środa, 18 marca')).toBeVisible()
  })
})

it('the chosen colour scheme is kept', async ({ journey }) => {
  const { page } = await openHome(journey)
  const scheme = () => page.evaluate(() => document.documentElement.dataset.colorScheme)
  await page.getByRole('navigation').getByRole('button', { name: 'Theme: as the system' }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Theme: light' }).click()
  expect(await scheme()).toBe('dark')
  await page.reload()
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Theme: dark' })).toBeVisible()
  expect(await scheme()).toBe('dark')
})

describe('the number of waiting conversations', () => {
  it('is updated live on the buttons', async ({ journey }) => {
    const { page, makeCustomer } = await openHome(journey)
    const link = page.getByRole('link', { name: /^Open chat queue/ })
    await expect(link.getByText('0', { exact: true })).toBeVisible()
    await (await makeCustomer('Colin')).write('Hello?')
    await expect(link.getByText('1', { exact: true })).toBeVisible()
  })

  it('is updated live in a conversation too', async ({ journey }) => {
    const { page, makeCustomer } = await openHome(journey)
    await (await makeCustomer('Colin')).write('Hello?')
    await page.keyboard.press('2')
    await expect(page.getByRole('log').getByText('Hello?')).toBeVisible()
    const badge = page.getByRole('link', { name: /^Open chat queue/ })
    for (const [count, name] of ['Henk', 'Paola'].entries()) {
      await (await makeCustomer(name)).write(`${name} says hello`)
      // Without a hint, it would be requested every 30 seconds.
      await expect(badge.getByText(String(count + 1), { exact: true })).toBeVisible({ timeout: 20_000 })
    }
  })
})

it('a lost connection is shown above every page, with its start and what still works; later the page says that it is back', async ({
  journey,
}) => {
  const { page } = await openHome(journey)
  await expect(page.getByRole('navigation').getByText(/^Live/)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.context().setOffline(true)
  await expect(
    page.getByRole('status').getByText(/^No connection since \d\d:\d\d\. You can keep reading and typing/),
  ).toBeVisible()
  // It is shown for eight seconds, so the test looks for it before it appears.
  const back = expect(page.getByText(/^Back online, up to date as of \d\d:\d\d$/)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.context().setOffline(false)
  await back
})

it('a second tab shows at once that the connection of the first is open', async ({ journey }) => {
  const { page } = await openHome(journey)
  await expect(page.getByRole('navigation').getByText(/^Live/)).toBeVisible()
  const second = await page.context().newPage()
  await second.goto('/')
  // Earlier than the next heartbeat of the stream, after 15 seconds.
  await expect(second.getByRole('navigation').getByText(/^Live/)).toBeVisible({ timeout: 14_000 })
})

describe('the release', () => {
  it('of a page is the one that is served', async ({ journey }) => {
    const { page } = await openHome(journey)
    const running = await page.locator('meta[name=release]').getAttribute('content')
    const served = await page.evaluate(async () => (await fetch('/last-release?t=1')).json())
    expect(served).toEqual({ release: running })
    expect(running).toMatch(/^[0-9a-f]{16}$/)
  })
})
