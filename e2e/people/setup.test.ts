import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { freePort } from '../../server/src/platform/embedded-postgres/cluster.ts'
import { expectInEditor, waitUntilKeysWork } from '../commands.ts'
import { describe, expect, it } from '../journey.ts'
import { commandOf, startNewPanel, startSite, stepsOf } from '../new-panel.ts'

// The test creates its own database, which takes long.
describe.configure({ timeout: 240_000 })

const password = 'correct horse battery'

const current = (page: Page) => page.locator('[aria-current=step]')
/** Goes on when nothing is being saved: until then, the key does nothing. */
async function confirm(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await page.keyboard.press('Control+Enter')
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** Sets up a real authenticator, and saves the recovery codes. */
async function enrol(page: Page) {
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await expect(page.locator('input:focus')).toBeVisible()
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '')
  await page.keyboard.type(new TOTP({ secret }).generate())
  await page.getByLabel('I have saved them').check()
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** A key, secret or link that is shown once. */
const shownOnce = async (page: Page, start: string) =>
  (await page.locator('code').filter({ hasText: start }).textContent()) ?? ''

describe('the first day', () => {
  it('goes as docs/operations.md says, from an empty folder to the first answered message', async ({
    journey,
    openContext,
  }) => {
    const hookPort = String(await freePort())
    const withPort = (text: string) => text.replaceAll('4010', hookPort)
    let site = { stop: async () => ({ code: null as number | null, printed: '' }) }
    let siteCommand = ''
    let key = ''
    let secret = ''
    let link = ''
    const { context } = await openContext()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const page = await context.newPage()
    const theirs = await (await openContext()).context.newPage()

    const panel = await startNewPanel(withPort(commandOf('The first day')), journey)
    await expect.poll(() => isReady(panel.address)).toBe(true)

    const followed: [line: RegExp, follow: (code: string, text: string) => Promise<unknown>][] = [
      [
        /^1\. Open the printed address.*Enter the token/,
        async () => {
          await page.goto(`${panel.address}/queue`)
          await page.waitForURL('**/setup')
          await expect(page.getByText('The server prints it when it starts')).toBeVisible()
          await confirm(page)
          await expect(page.getByRole('textbox', { name: 'Token' })).toHaveAttribute('aria-invalid', 'true')
          await page.keyboard.type('a guess')
          await confirm(page)
          await expect(page.getByText('This token is wrong.')).toBeVisible()
          await page.getByLabel('Token').fill(panel.token)
          await confirm(page)
        },
      ],
      [
        /name, login and password/,
        async () => {
          await expect(current(page)).toContainText('Admin')
          expect(page.url()).toBe(`${panel.address}/setup`)
          await page.keyboard.type('Noor J.')
          await page.keyboard.press('Tab')
          await page.keyboard.type('noor.j')
          await page.getByLabel('New password').fill('short')
          await confirm(page)
          await expect(current(page)).toContainText('Admin')
          await page.getByLabel('New password').fill(password)
          await confirm(page)
        },
      ],
      [/authenticator.*recovery codes/, () => enrol(page)],
      [
        /Name the team/,
        async () => {
          await expect(current(page)).toContainText('Team')
          // After a reload, the page shows the same step.
          await page.reload()
          await expect(current(page)).toContainText('Team')
          await page.getByLabel('Name of the team').fill('Blue')
          await confirm(page)
        },
      ],
      [
        /account levels/,
        async () => {
          await expect(current(page)).toContainText('Levels')
          await page.keyboard.press('Escape')
          await expect(page.getByLabel('Name of the team')).toHaveValue('Blue')
          await confirm(page)
          await page.getByRole('checkbox', { name: '150 Coach' }).uncheck()
          await confirm(page)
        },
      ],
      [
        /first site owner.*key/,
        async () => {
          await expect(current(page)).toContainText('Site owner')
          // The field takes the focus when it is known that there is no site owner.
          await expect(page.getByLabel('Name')).toBeFocused()
          // The panel opens before the last step, and its home page leads back.
          await button(page, 'Do the rest later').press('Enter')
          await expect(page.getByText('Left: Site owner and key, Webhook test, Invite.')).toBeVisible()
          await page.getByRole('link', { name: 'Continue the setup' }).press('Enter')
          await page.getByLabel('Name').fill('Brightside Media')
          await confirm(page)
          const lost = await shownOnce(page, 'opk_live_')
          await confirm(page)
          await expect(page.getByText('You have not copied it')).toBeVisible()
          await page.reload()
          await expect(page.getByText('The key cannot be shown again.')).toBeVisible()
          await button(page, 'Make another key').press('Enter')
          await expect(button(page, 'Copy').first()).toBeFocused()
          key = await shownOnce(page, 'opk_live_')
          await expect.poll(() => statusOf(panel.address, lost)).toBe(401)
          await page.keyboard.press('Enter')
          await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key)
          await confirm(page)
        },
      ],
      [
        /webhook.*secret.*Start the site.*send a test/,
        async (command, text) => {
          const [address = ''] = /http:\S+\/webhooks/.exec(text) ?? []
          await expect(current(page)).toContainText('Webhook test')
          await page.keyboard.type('not an address')
          await confirm(page)
          await expect(page.getByRole('textbox', { name: 'Address' })).toHaveAttribute('aria-invalid', 'true')
          await page.getByRole('textbox', { name: 'Address' }).fill(withPort(address))
          await confirm(page)
          secret = await shownOnce(page, 'whsec_')
          // Nothing listens there yet.
          await confirm(page)
          await expect(page.getByText(/The test failed after \d+ ms: .*ECONNREFUSED/)).toBeVisible()

          const given = command.replace(/opk_live_\S+/, key).replace(/whsec_\S+/, secret)
          siteCommand = `${given} --url ${panel.address} --port ${hookPort}`
          site = startSite(siteCommand, journey)
          // The site has sent its first message, so it listens.
          await page.keyboard.press('Escape')
          await expect(page.getByText('The first call has arrived.')).toBeVisible()
          await confirm(page)
          expect(await shownOnce(page, 'whsec_')).toBe(secret)
          await confirm(page)
          await expect(page.getByText(/The site accepted the test in \d+ ms/)).toBeVisible()
          await confirm(page)
        },
      ],
      [
        /Invite the first operator/,
        async () => {
          await expect(page.getByRole('textbox', { name: 'Name shown to colleagues' })).toBeFocused()
          await page.keyboard.type('Mila R.')
          await page.getByRole('textbox', { name: 'Login' }).fill('mila.r')
          await expect(page.getByRole('button', { name: /Level/ })).toContainText('100 Operator')
          await expect(page.getByRole('button', { name: /Team/ })).toContainText('Blue')
          await page.getByRole('checkbox', { name: 'Dutch' }).check()
          await confirm(page)
          await expect(button(page, 'Copy')).toBeFocused()
          link = await shownOnce(page, '/invite/')
          await page.keyboard.press('Enter')
          await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(link)
          await confirm(page)
          await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
          await expect(page.getByText('The setup is not finished')).toBeHidden()
        },
      ],
      [
        /publish the draft in Dutch/,
        async () => {
          await page
            .getByRole('link', { name: /^Write it/ })
            .first()
            .press('Enter')
          await button(page, 'Edit the text in Dutch').press('Enter')
          const dialog = page.getByRole('dialog')
          await button(page, 'Use the draft').press('Enter')
          await confirm(page)
          await expect(dialog).toBeHidden()
          await site.stop()
          site = startSite(siteCommand, journey)
        },
      ],
      [
        /opens the link.*password.*authenticator/,
        async () => {
          await theirs.goto(link)
          await expect(theirs.getByRole('heading', { name: 'Welcome, Mila R.' })).toBeVisible()
          await theirs.getByLabel('New password').fill('another horse battery')
          await theirs.keyboard.press('Enter')
          await enrol(theirs)
          await expect(theirs.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
        },
      ],
      [
        /opens the chat queue, and answers/,
        async () => {
          await theirs.keyboard.press('2')
          await expectInEditor(theirs)
          // The site has just been started: the chat may have opened by itself.
          await waitUntilKeysWork(theirs)
          await theirs.keyboard.type('Wat leuk dat je schrijft!')
          await confirm(theirs)
          // The customer writes on when the site has received an answer with a right signature.
          await expectInEditor(theirs)
          await expect(theirs.getByRole('log').getByText('Wat leuk dat je schrijft!')).toBeVisible()
          const { code, printed } = await site.stop()
          expect(printed).toMatch(/delivered\s+1\b/)
          expect(printed).toMatch(/bad signatures\s+0\b/)
          expect(code).toBe(0)
          expect(printed).toContain(`Receives webhooks on http://127.0.0.1:${hookPort}/webhooks`)
        },
      ],
    ]

    const steps = stepsOf('The first day')
    expect(steps).toHaveLength(followed.length)
    for (const [index, [pattern, follow]] of followed.entries()) {
      const { text, code } = steps[index] ?? { text: '', code: '' }
      expect(text).toMatch(pattern)
      // The page counts as the document does.
      if (index > 0 && index < 8) await expect(page.getByText(`Step ${index + 1} of 8`)).toBeVisible()
      await it.step(text, () => follow(code, text))
    }

    await page.goto(`${panel.address}/setup`)
    await page.waitForURL(`${panel.address}/`)
    const stranger = await (await openContext()).context.newPage()
    await stranger.goto(`${panel.address}/setup`)
    await expect(stranger.getByRole('heading', { name: 'Operator login' })).toBeVisible()
  })
})

const isReady = async (panel: string) => (await fetch(`${panel}/readyz`)).ok
const statusOf = async (panel: string, key: string) =>
  (await fetch(`${panel}/site/v1/outbox`, { headers: { authorization: `Bearer ${key}` } })).status
