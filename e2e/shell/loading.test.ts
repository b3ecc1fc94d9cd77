import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { hold } from '../browser.ts'
import { installClock } from '../clock.ts'
import { describe, expect, it } from '../journey.ts'
import { menu, openWithClock, overviewLink, retry } from '../watched-page.ts'

// Some of these tests load a page repeatedly, which takes long on a busy machine.
describe.configure({ timeout: 120_000 })

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
    const release = await hold(page, file)
    await overviewLink(page).click()
    await expect(bar).toBeVisible()
    expect(await bar.evaluate((shown) => getComputedStyle(shown).animationDelay)).toBe('0.15s')
    release()
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
    const release = await hold(page, list)
    await overviewLink(page).click()
    await expect(page.getByRole('heading', { name: 'Chat overview' })).toBeVisible()
    expect(await slow.isVisible()).toBe(false)
    await page.clock.fastForward(8_000)
    await expect(slow).toBeVisible()
    const before = count('/api/conversations')
    await retry(page).click()
    await expect.poll(() => count('/api/conversations')).toBe(before + 1)
    release()
    await expect(shown).toBeVisible()
    await expect(slow).not.toBeAttached()

    await page.unroute(list)
    await page.route(list, (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', request_id: 'req-4f2a' } }),
    )
    await page.reload()
    await expect(page.getByText('Support reference: req-4f2a')).toBeVisible()
    // Only the part that failed shows it.
    await expect(page.getByText('An error occurred')).toHaveCount(1)
    await page.unroute(list)
    // A response that violates the contract, so that the page throws.
    await page.route(list, (route) => route.fulfill({ json: { items: [null], next_cursor: null } }))
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Error', exact: true })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
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
    const release = await hold(page, '**/api/user.php')
    const userRequest = page.waitForRequest('**/api/user.php')
    await visit()
    await userRequest
    await page.clock.fastForward(6_000)
    await expect(page.getByText('This takes longer than usual. The panel is still trying.')).toBeVisible()
    release()
    await expect(page.getByRole('heading', { name: 'Operator login' })).toBeVisible()
    await page.unroute('**/api/user.php')
    await page.route('**/api/user.php', (route) =>
      route.fulfill({ status: 503, json: { code: 'unavailable', request_id: 'req-4f2a' } }),
    )
    await visit()
    await expect(page.getByText('The panel cannot be reached. Support reference: req-4f2a')).toBeVisible()
    await page.unroute('**/api/user.php')
    await retry(page).click()
    await expect(page.getByRole('heading', { name: 'Operator login' })).toBeVisible()
  })
})
