import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

describe('a new release', () => {
  it('is found by the check every 60 seconds, and shows the banner that refreshes the page', async () => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/login')
    await page.context().addCookies([{ ...cookie, url: page.url() }])
    await page.clock.install()
    await page.goto('/')
    await page.getByRole('heading', { name: 'Queue statistics' }).waitFor()
    const banner = page.getByText('A new version has been released! Please refresh this page.')
    await page.clock.runFor(61_000)
    expect(await banner.isVisible()).toBe(false)
    const asked: string[] = []
    await page.route('**/last-release?*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('t') ?? '')
      return route.fulfill({ json: { release: 'another' } })
    })
    await page.clock.runFor(61_000)
    await banner.waitFor()
    expect(asked[0]).toMatch(/^\d+$/)
    expect(await findBarriers(page)).toEqual([])
    await page.unroute('**/last-release?*')
    await Promise.all([
      page.waitForEvent('load'),
      page.getByRole('button', { name: 'Refresh' }).press('Enter'),
    ])
    await page.getByRole('heading', { name: 'Queue statistics' }).waitFor()
    expect(await banner.isVisible()).toBe(false)
  })
})
