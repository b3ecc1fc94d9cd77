import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { findAccessibilityViolations } from './browser.ts'
import { describe, expect, it } from './journey.ts'
import { startNewPanel, stepsOf } from './new-panel.ts'

// The test creates its own database, which takes long.
describe.configure({ timeout: 240_000 })

const password = 'correct horse battery'

const current = (page: Page) => page.locator('[aria-current=step]')
const confirm = (page: Page) => page.keyboard.press('Control+Enter')

describe('the first day', () => {
  it('goes as docs/operations.md says, from an empty folder to a panel with an admin, a team and levels', async ({
    journey,
    openContext,
  }) => {
    let panel = { address: '', token: '' }
    const { context } = await openContext()
    const page = await context.newPage()
    const secretOf = async () => (await page.locator('code').textContent())?.replaceAll(' ', '')

    const steps: [line: RegExp, follow: () => Promise<unknown>][] = [
      [
        /Start the panel/,
        async () => {
          panel = await startNewPanel(journey)
        },
      ],
      [
        /Open the panel.*Enter the token/,
        async () => {
          await page.goto(`${panel.address}/queue`)
          await page.waitForURL('**/setup')
          await expect(page.getByText('The server prints it when it starts')).toBeVisible()
          expect(await findAccessibilityViolations(page)).toEqual([])
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
          await page.keyboard.press('Escape')
          await expect(current(page)).toContainText('Token')
          await page.getByLabel('Token').fill(panel.token)
          await confirm(page)
          await page.getByLabel('Name', { exact: true }).fill('Noor J.')
          await page.getByLabel('Username').fill('noor.j')
          await page.getByLabel('New password').fill(password)
          expect(await findAccessibilityViolations(page)).toEqual([])
          await confirm(page)
        },
      ],
      [
        /authenticator.*recovery codes/,
        async () => {
          await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
          await expect(page.locator('input:focus')).toBeVisible()
          await page.keyboard.type(new TOTP({ secret: await secretOf() }).generate())
          await page.getByLabel('I have saved them').check()
          await page.getByRole('button', { name: 'Continue' }).click()
        },
      ],
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
          await expect(page.getByRole('checkbox', { name: '150 Coach' })).toBeChecked()
          expect(await findAccessibilityViolations(page)).toEqual([])
          await page.getByRole('checkbox', { name: '150 Coach' }).uncheck()
          await confirm(page)
          await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
        },
      ],
    ]

    const lines = stepsOf('The first day')
    expect(lines).toHaveLength(steps.length)
    for (const [index, [pattern, follow]] of steps.entries()) {
      const line = lines[index] ?? ''
      expect(line).toMatch(pattern)
      await it.step(line, follow)
    }

    await page.goto(`${panel.address}/setup`)
    await page.waitForURL(`${panel.address}/`)
    const stranger = await (await openContext()).context.newPage()
    await stranger.goto(`${panel.address}/setup`)
    await expect(stranger.getByRole('heading', { name: 'Operator login' })).toBeVisible()
  })
})
