import type { Page } from '@playwright/test'
import { sessionCookie } from '../server/src/features/sign-in/session.ts'
import { openPagesNode } from '../server/src/testing/pages-node.ts'
import { findBarriers, hold } from './browser.ts'
import { installClock } from './clock.ts'
import { describe, expect, it, type Journey } from './journey.ts'

// Some of these tests load a page repeatedly, which takes long on a busy machine.
describe.configure({ timeout: 120_000 })

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const menu = (page: Page) => page.getByRole('navigation')
const overviewLink = (page: Page) => menu(page).getByRole('link', { name: /^Chat overview/ })
const retry = (page: Page) => page.getByRole('button', { name: 'Try again' })

/** A page of an operator with all rights, with its own clock. It counts requests. */
async function openWithClock({ open, makeWorld }: Journey, path: string, node = '') {
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { cookie } = await world.makeColleague('Anna V.', {
    level: { rights: ['other_chats.overview'] },
  })
  const page = await open('/login', cookie)
  await installClock(page)
  const asked: string[] = []
  const answered: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('requestfinished', (request) => answered.push(new URL(request.url()).pathname))
  const count = (address: string, of = asked) => of.filter((one) => one === address).length
  const countAnswered = (address: string) => count(address, answered)
  const goTo = async (to: string) => {
    await page.goto(node + to)
    await expect(menu(page).getByText(/^Live/)).toBeVisible()
  }
  await goTo(path)
  return { ...world, page, count, countAnswered, goTo }
}

const show = (page: Page, state: 'visible' | 'hidden') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  }, state)

describe('the user', () => {
  it('is requested every 30 seconds, hidden every 240, and at once when the page becomes visible', async ({
    journey,
  }) => {
    // A page that sends no further requests after hints about the queues, which other tests fill meanwhile.
    const { page, count, countAnswered } = await openWithClock(journey, '/saved-replies')
    const all = () => count('/api/user.php')
    let before = 0
    const asked = () => all() - before
    let does: 'answer' | 'fail' | 'refuse' = 'answer'
    await page.route('**/api/user.php', async (route) => {
      if (does === 'fail') return route.abort()
      if (does === 'refuse') return route.fulfill({ status: 401, json: { code: 'not_signed_in' } })
      const response = await route.fetch()
      const { user } = await response.json()
      return route.fulfill({ response, json: { user: { ...user, open_messages: 1_000 + all() } } })
    })
    // The badge shows the response; the page renders it on the next tick of its clock.
    const isLastShown = async () => {
      await page.clock.runFor(10)
      const text = (await overviewLink(page).textContent()) ?? ''
      return text.replace(/\D/g, '') === String(1_000 + all())
    }
    const isShown = async (number: number) => {
      // A request is recorded a moment later.
      await expect.poll(async () => asked() >= number && (await isLastShown())).toBe(true)
      expect(asked()).toBe(number)
    }
    // Before the panel, when the stream opened, and once when the clock jumps and stops: not so far that the stream would be
    // closed, and not while a request is in progress, which would not be repeated.
    await expect.poll(() => countAnswered('/api/user.php')).toBeGreaterThanOrEqual(2)
    await page.clock.pauseAt(Date.now() + 31_000)
    await expect.poll(isLastShown).toBe(true)
    before = all()
    await page.clock.fastForward(28_000)
    expect(asked()).toBe(0)
    await page.clock.fastForward(3_000)
    await isShown(1)

    await show(page, 'hidden')
    await page.clock.fastForward(235_000)
    expect(asked()).toBe(1)
    await page.clock.fastForward(6_000)
    await isShown(2)
    await show(page, 'visible')
    await isShown(3)

    // After a failure the last response stays; it is retried twice, and then continues as before.
    does = 'fail'
    await page.clock.fastForward(31_000)
    await expect.poll(asked).toBe(4)
    does = 'refuse'
    const again = async () => {
      await page.clock.runFor(500)
      return asked()
    }
    await expect.poll(again).toBe(5)
    await expect(overviewLink(page)).toContainText(String(1_000 + before + 3))
    expect(new URL(page.url()).pathname).toBe('/saved-replies')
    does = 'answer'
    await page.clock.fastForward(31_000)
    await isShown(6)
  })
})

describe('a new release while an operator types', () => {
  it('is found by the check every 60 seconds, and shows the banner that refreshes the page', async ({
    journey,
    panel,
    onTestFinished,
  }) => {
    const node = await openPagesNode(panel.address)
    onTestFinished(node.close)
    const { page, count } = await openWithClock(journey, '/queue', node.address)
    const message = page.getByRole('log').getByText('Hello?')
    const banner = page.getByText('A new version has been released! Please refresh this page.')
    const running = () => page.locator('meta[name=release]').getAttribute('content')
    await editor(page).fill('Hello to you')
    node.release()
    await page.clock.fastForward(50_000)
    expect(count('/last-release')).toBe(0)
    await page.clock.fastForward(11_000)
    await expect(banner).toBeVisible()
    expect(count('/last-release')).toBe(1)
    expect(await findBarriers(page)).toEqual([])
    // The menu of a message is loaded on first use, and its file no longer exists.
    await message.click({ button: 'right' })
    await expect(banner).toBeHidden()
    await expect(message).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    expect(await running()).toBe('release-1')
    await message.click({ button: 'right' })
    await expect(page.getByRole('menuitem', { name: 'Highlight' })).toBeVisible()
    await page.keyboard.press('Escape')

    node.release()
    await page.clock.fastForward(61_000)
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Refresh' }).press('Enter'),
    ])
    await expect(message).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    expect(await running()).toBe('release-2')
    expect(await banner.isVisible()).toBe(false)
  })
})

describe('a page whose file does not load', () => {
  it('reloads at most once in 60 seconds; in between it shows that, with a button to retry', async ({
    journey,
  }) => {
    const { page, goTo } = await openWithClock(journey, '/')
    let loads = 0
    page.on('load', () => {
      loads++
    })
    const home = menu(page).getByRole('link', { name: 'Queue statistics' })
    const bar = page.getByRole('progressbar', { name: 'Loading the page' })
    const file = '**/assets/OverviewPage-*.js'
    await page.route(file, (route) => route.abort())
    // Pointing at the link loads the file in advance: nobody waits for it.
    const failed = page.waitForEvent('requestfailed')
    await overviewLink(page).hover()
    await failed
    expect(loads).toBe(0)
    await overviewLink(page).click()
    await expect(retry(page)).toBeVisible()
    await expect(page.getByText('A part of the panel did not load. Your drafts are kept.')).toBeVisible()
    expect(loads).toBe(1)
    expect(await bar.count()).toBe(0)
    await home.click()
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await overviewLink(page).click()
    await expect(retry(page)).toBeVisible()
    expect(loads).toBe(1)
    await home.click()
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await page.clock.fastForward(60_000)
    await overviewLink(page).click()
    await expect.poll(() => loads).toBe(2)
    await expect(retry(page)).toBeVisible()
    await page.unroute(file)
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Chat overview' })).toBeVisible()

    // A slow page shows the bar after a moment.
    await goTo('/')
    const letGo = await hold(page, file)
    await overviewLink(page).click()
    await expect(bar).toBeVisible()
    expect(await bar.evaluate((shown) => getComputedStyle(shown).animationDelay)).toBe('0.15s')
    letGo()
    await expect(page.getByRole('heading', { name: 'Chat overview' })).toBeVisible()
    await expect(bar).not.toBeAttached()
  })
})

describe('a page', () => {
  it('shows that it takes long, was refused, or failed, each with a button to retry', async ({ journey }) => {
    const { page, count } = await openWithClock(journey, '/')
    const list = (url: URL) => url.pathname === '/api/conversations'
    const shown = page.getByRole('main').getByText('Colin')
    const slow = page.getByText('This takes longer than usual. The panel is still trying.')
    const letGo = await hold(page, list)
    await overviewLink(page).click()
    await expect(page.getByRole('heading', { name: 'Chat overview' })).toBeVisible()
    expect(await slow.isVisible()).toBe(false)
    await page.clock.fastForward(8_000)
    await expect(slow).toBeVisible()
    const before = count('/api/conversations')
    await retry(page).click()
    await expect.poll(() => count('/api/conversations')).toBe(before + 1)
    letGo()
    await expect(shown).toBeVisible()
    await expect(slow).not.toBeAttached()

    await page.unroute(list)
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', request_id: 'req-4f2a' } }),
    )
    await page.reload()
    await expect(page.getByText('Number for support: req-4f2a')).toBeVisible()
    // Only the part that failed shows it.
    await expect(page.getByText('An error occurred')).toHaveCount(1)
    await page.unroute(list)
    // A response that violates the contract, so that the page throws.
    await page.route(list, (route) => route.fulfill({ json: { items: [null], next_cursor: null } }))
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.unroute(list)
    await retry(page).click()
    await expect(shown).toBeVisible()
  })
})

describe('a server that cannot tell who is signed in', () => {
  it('does not lead to the sign-in: the failure is shown, with the request id, and can be retried', async ({
    open,
  }) => {
    const page = await open('/login')
    // Without a session cookie there would be no request. A response deletes it.
    const visit = async () => {
      await page.context().addCookies([{ name: sessionCookie, value: 'of-yesterday', url: page.url() }])
      await page.goto('/', { waitUntil: 'commit' })
    }
    await installClock(page)
    const letGo = await hold(page, '**/api/user.php')
    const asked = page.waitForRequest('**/api/user.php')
    await visit()
    await asked
    await page.clock.fastForward(6_000)
    await expect(page.getByText('This takes longer than usual. The panel is still trying.')).toBeVisible()
    letGo()
    await expect(page.getByRole('heading', { name: 'Operator login' })).toBeVisible()
    await page.unroute('**/api/user.php')
    await page.route('**/api/user.php', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', request_id: 'req-4f2a' } }),
    )
    await visit()
    await expect(page.getByText('An error occurred. Number for support: req-4f2a')).toBeVisible()
    await page.unroute('**/api/user.php')
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Operator login' })).toBeVisible()
  })
})
