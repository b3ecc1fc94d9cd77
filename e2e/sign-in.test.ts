import { demoPassword } from '@panel/demo/sign-ins'
import { demoCodes } from '../server/src/demo/codes.ts'
import { sendHintsOnce } from '../server/src/platform/live.ts'
import { findBarriers } from './browser.ts'
import { installClock } from './clock.ts'
import { describe, expect, it } from './journey.ts'

const codeOf = (login: string) => demoCodes(Date.now()).find((each) => each.login === login)?.code ?? ''

describe('signing in', () => {
  it('takes an operator from the password over the code to the page that was asked for', async ({ open }) => {
    // A page that claims nothing: people of the demo work for all sites, also for those of other tests.
    const page = await open('/stats?period=today')
    await expect(page.getByLabel('Username')).toBeVisible()
    expect(await page.title()).toBe('Operator login')
    expect(await findBarriers(page)).toEqual([])
    await page.getByLabel('Username').fill('anna')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/tfa')
    await expect(page.locator('input:focus')).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.type(codeOf('anna'))
    await page.waitForURL('**/stats?period=today')
    await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible()
  })

  it('has pages as they are built for production, however the server runs: they name no file of this machine', async ({
    openContext,
  }) => {
    const { address } = await openContext()
    const page = await (await fetch(`${address}/login`)).text()
    const [, script = ''] = /src="(\/assets\/[^"]+\.js)"/.exec(page) ?? []
    const source = await (await fetch(address + script)).text()
    expect(source).toContain('import')
    expect(source).not.toMatch(/\.tsx\b/)
  })

  it('says the same to a wrong password and to an unknown name', async ({ open }) => {
    for (const login of ['bram', 'nobody']) {
      const page = await open('/login')
      await page.getByLabel('Username').fill(login)
      await page.getByLabel('Password', { exact: true }).fill('wrong')
      await page.keyboard.press('Enter')
      await expect(page.getByText('Login failed, try again')).toBeVisible()
    }
  })
})

describe('codes that were closed after too many wrong ones', () => {
  it('are told to an open page of an admin at once, until they are opened', async ({
    openContext,
    makeWorld,
  }) => {
    const { db, makeColleague } = await makeWorld()
    const { cookie } = await makeColleague('Sanne W.', { level: { rights: ['manage_operators'] } })
    const { operator } = await makeColleague('Tom B.')
    const { context, address } = await openContext()
    await context.addCookies([{ ...cookie, url: address }])
    const page = await context.newPage()
    // By its own clock it does not ask again by itself.
    await installClock(page)
    await page.goto('/')
    await expect(page.getByRole('navigation').getByText(/^Live, /)).toBeVisible()
    const tell = () => sendHintsOnce(db, [{ topic: 'closed_codes', operatorId: operator.id }])
    await db
      .insertInto('code_guesses')
      .values({ operator_id: operator.id, closed_at: new Date().toISOString() })
      .execute()
    await tell()
    const warning = page.getByText(/Tom B\..*: closed after 20 wrong two-factor codes in a row/)
    await expect(warning).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await db.deleteFrom('code_guesses').where('operator_id', '=', operator.id).execute()
    await tell()
    await expect(warning).not.toBeAttached()
  })
})
