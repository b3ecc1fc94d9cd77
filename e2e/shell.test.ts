import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

async function openHome(before?: { locale: string }) {
  const world = await makeWorld()
  const { cookie } = await world.makeColleague('Anna V.')
  const page = await open('/login')
  const url = page.url()
  await page.context().addCookies([{ ...cookie, url }])
  if (before) await page.context().addCookies([{ name: 'locale', value: before.locale, url }])
  await page.goto('/')
  await page.locator('h1').waitFor()
  return { ...world, page }
}

describe('the menu', () => {
  it('is a drawer below 1200 pixels, which Escape and a chosen page close', async () => {
    const { page } = await openHome()
    for (const width of [1199, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const menu = page.getByRole('dialog', { name: 'Menu' })
      await menu.getByRole('link', { name: 'Queue statistics' }).waitFor()
      expect(await findBarriers(page)).toEqual([])
      await page.keyboard.press('Escape')
      await menu.waitFor({ state: 'hidden' })
      await page.locator('button[aria-expanded]:focus').waitFor()
    }
    await page.setViewportSize({ width: 1200, height: 844 })
    expect(await page.getByRole('button', { name: 'Open the menu' }).isVisible()).toBe(false)
  })

  it('keeps language and theme in sight in a low window, for the keyboard too, and the focus inside', async () => {
    const { page } = await openHome()
    await page.setViewportSize({ width: 390, height: 320 })
    await page.getByRole('button', { name: 'Open the menu' }).press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Logout' }).scrollIntoViewIfNeeded()
    const theme = menu.getByRole('button', { name: 'Theme: as the system' })
    const { y = 0, height = 0 } = (await theme.boundingBox()) ?? {}
    expect(y + height).toBeLessThanOrEqual(320)
    await theme.press('Enter')
    await menu.getByRole('button', { name: 'Theme: light' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await menu.getByRole('button', { name: 'Logout' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Tab')
    await menu.getByRole('button', { name: 'Close the menu' }).and(page.locator(':focus')).waitFor()
    for (let back = 0; back < 3; back++) await page.keyboard.press('Shift+Tab')
    await menu.getByLabel('Language of the panel').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('Neder')
    await page.getByRole('dialog').getByRole('button', { name: 'Uitloggen' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Menu openen' }).and(page.locator(':focus')).waitFor()
  })
})

describe('the top bar', () => {
  it('cuts a title that is too long, and nothing in it overlaps, at any width', async () => {
    const { page } = await openHome({ locale: 'pl' })
    await page.locator('h1[title="Statystyki kolejek"]').waitFor()
    await page.goto('/saved-replies')
    await page.getByRole('heading', { level: 1, name: 'Zapisane odpowiedzi' }).evaluate((title) => {
      // As long as a name on a page may be.
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
  it('changes without a reload, and is kept for 365 days', async () => {
    const { page } = await openHome()
    await page.evaluate(() => {
      document.body.dataset.same = 'yes'
    })
    await page.getByRole('navigation').getByLabel('Language of the panel').selectOption('nl')
    await page.getByRole('heading', { name: 'Wachtrijstatistieken' }).waitFor()
    expect(await page.evaluate(() => [document.body.dataset.same, document.documentElement.lang])).toEqual([
      'yes',
      'nl',
    ])
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale')
    expect(cookie).toMatchObject({ value: 'nl', sameSite: 'Lax', path: '/' })
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1_000) / 86_400)).toBe(365)
    await page.reload()
    await page.getByRole('heading', { name: 'Wachtrijstatistieken' }).waitFor()
    // What British English does not say its own way, it has from English.
    for (const start of ['chosen', 'loaded']) {
      if (start === 'chosen')
        await page.getByRole('navigation').getByLabel('Taal van het paneel').selectOption('en-GB')
      else await page.reload()
      await page.getByRole('heading', { name: 'Queue statistics' }).waitFor()
    }
  })

  it('and the theme are chosen before the sign-in too, without a reload', async () => {
    const page = await open('/login')
    await page.getByLabel('Username').fill('anna')
    await page.getByLabel('Language of the panel').focus()
    await page.keyboard.type('Pol')
    await page.getByRole('button', { name: 'Zaloguj' }).waitFor()
    expect(await page.getByRole('textbox').first().inputValue()).toBe('anna')
    await page.getByRole('button', { name: 'Motyw: jak w systemie' }).press('Enter')
    await page.getByRole('button', { name: 'Motyw: jasny' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
  })

  it('writes dates its own way', async () => {
    const { page, makeCustomer } = await openHome({ locale: 'pl' })
    await (await makeCustomer('Colin')).write({ text: 'Hello?', sent_at: '2026-03-18T15:00:00Z' })
    await page.goto('/queue')
    await page.getByRole('log').getByText('środa, 18 marca').waitFor()
  })
})

it('the colour scheme that was chosen is kept', async () => {
  const { page } = await openHome()
  const scheme = () => page.evaluate(() => document.documentElement.dataset.mantineColorScheme)
  await page.getByRole('navigation').getByRole('button', { name: 'Theme: as the system' }).click()
  await page.getByRole('navigation').getByRole('button', { name: 'Theme: light' }).click()
  expect(await scheme()).toBe('dark')
  await page.reload()
  await page.getByRole('navigation').getByRole('button', { name: 'Theme: dark' }).waitFor()
  expect(await scheme()).toBe('dark')
})

describe('what waits', () => {
  it('is counted live on the buttons', async () => {
    const { page, makeCustomer } = await openHome()
    const link = page.getByRole('link', { name: /^Open chat queue/ })
    await link.getByText('0', { exact: true }).waitFor()
    await (await makeCustomer('Colin')).write('Hello?')
    await link.getByText('1', { exact: true }).waitFor()
  })

  it('is counted live in a conversation too', async () => {
    const { page, makeCustomer } = await openHome()
    await (await makeCustomer('Colin')).write('Hello?')
    await page.keyboard.press('2')
    await page.getByRole('log').getByText('Hello?').waitFor()
    const badge = page.getByRole('link', { name: /^Open chat queue/ })
    for (const [count, name] of ['Henk', 'Paola'].entries()) {
      await (await makeCustomer(name)).write(`${name} says hello`)
      // By itself it would be asked for every 30 seconds.
      await badge.getByText(String(count + 1), { exact: true }).waitFor({ timeout: 10_000 })
    }
  })
})

it('a lost connection is told over every page, since when and what goes on; then that it is back and up to date', async () => {
  const { page } = await openHome()
  await page.getByRole('navigation').getByText(/^Live/).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.context().setOffline(true)
  await page
    .getByRole('status')
    .getByText(/^No connection since \d\d:\d\d\. You can read on and type/)
    .waitFor()
  // It stands for eight seconds: it is looked for before it can be there.
  const back = page.getByText(/^Back online, up to date as of \d\d:\d\d$/).waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.context().setOffline(false)
  await back
})

it('a second tab says at once that the connection of the first is there', async () => {
  const { page } = await openHome()
  await page.getByRole('navigation').getByText(/^Live/).waitFor()
  const second = await page.context().newPage()
  await second.goto('/')
  // Sooner than the next sign of life of the stream.
  await second.getByRole('navigation').getByText(/^Live/).waitFor({ timeout: 8_000 })
})

describe('the release', () => {
  it('that a page runs is the one that is served', async () => {
    const { page } = await openHome()
    const running = await page.locator('meta[name=release]').getAttribute('content')
    const served = await page.evaluate(async () => (await fetch('/last-release?t=1')).json())
    expect(served).toEqual({ release: running })
    expect(running).toMatch(/^[0-9a-f]{16}$/)
  })
})
