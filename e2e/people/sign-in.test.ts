import { demoCodes } from '@panel/demo/codes'
import { demoPassword } from '@panel/demo/sign-ins'
import { sendHintsOnce } from '../../server/src/platform/live.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { installClock } from '../clock.ts'
import { describe, expect, it } from '../journey.ts'

const codeOf = (login: string) => demoCodes(Date.now()).find((each) => each.login === login)?.code ?? ''

describe('signing in', () => {
  it('leads an operator through password and code to the requested page', async ({ open }) => {
    // A page that claims nothing: operators of the demo work for all sites, also for those of other tests.
    const page = await open('/stats?period=today')
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(await page.title()).toBe('Operator login')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByLabel('Username').fill('anna')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tfa')
    await expect(page.locator('input:focus')).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.keyboard.type(codeOf('anna'))
    await page.waitForURL('**/stats?period=today')
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  it('of a demo is by choosing who to be, and the code of the moment', async ({ open }) => {
    const page = await open('/stats?period=today')
    await expect(page.getByRole('complementary')).toContainText('This is a demo')
    await page.getByRole('button', { name: 'Use bram' }).click()
    await expect(page.getByLabel('Username')).toHaveValue('bram')
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.getByRole('button', { name: 'Verify' }).click()
    await page.waitForURL('**/stats?period=today')
  })

  it('opens no address of another site, even if the browser has stored one', async ({
    openContext,
    makeWorld,
  }) => {
    const { makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Tom B.')
    const { context, address } = await openContext()
    await context.addCookies([{ ...cookie, url: address }])
    for (const stored of ['//evil.example/', 'https://evil.example/', 'javascript:alert(1)']) {
      const page = await context.newPage()
      await page.addInitScript((path) => sessionStorage.setItem('resume', path), stored)
      await page.goto('/login')
      await page.waitForURL(`${address}/`)
      await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
      await page.close()
    }
  })

  it('has production pages, however the server runs: they contain no path of this machine', async ({
    openContext,
  }) => {
    const { address } = await openContext()
    const page = await (await fetch(`${address}/login`)).text()
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
    const source = await (await fetch(address + script)).text()
    expect(source).toContain('import')
    expect(source).not.toMatch(/\.tsx\b/)
  })

  it('shows the same error for a wrong password and an unknown login', async ({ open }) => {
    for (const login of ['bram', 'nobody']) {
      const page = await open('/login')
      await page.getByLabel('Username').fill(login)
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Login failed, try again')).toBeVisible()
    }
  })
})

describe('codes that were locked after too many wrong ones', () => {
  it('are shown on an open page of an admin at once, until they are unlocked', async ({
    openContext,
    makeWorld,
  }) => {
    const { db, makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Sanne W.', { level: { rights: ['manage_operators'] } })
    const { operator } = await makeColleague('Tom B.')
    const { context, address } = await openContext()
    await context.addCookies([{ ...cookie, url: address }])
    const page = await context.newPage()
    // With this clock, the page does not make the request by its own timer.
    await installClock(page)
    await page.goto('/')
    await expect(page.getByRole('navigation').getByText(/^Live, /)).toBeVisible()
    const announceLocked = () => sendHintsOnce(db, [{ topic: 'locked_codes', operatorId: operator.id }])
    await db
      .insertInto('code_guesses')
      .values({ operator_id: operator.id, locked_at: new Date().toISOString() })
      .execute()
    await announceLocked()
    const warning = page.getByText(/Tom B\..*: two-factor codes locked after 20 wrong ones in a row/)
    await expect(warning).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await db.deleteFrom('code_guesses').where('operator_id', '=', operator.id).execute()
    await announceLocked()
    await expect(warning).not.toBeAttached()
  })
})
