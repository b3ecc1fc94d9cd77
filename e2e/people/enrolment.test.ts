import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { testPassword } from '../../server/src/testing/make.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { describe, expect, it } from '../journey.ts'

async function enterCredentials(page: Page, login: string, password = testPassword) {
  await page.getByLabel('Username').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

/** Enrols an authenticator in the browser, and returns the recovery codes. */
async function enrol(page: Page): Promise<string[]> {
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  const secret = (await page.locator('code').textContent())?.replaceAll(' ', '')
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type(new TOTP({ secret }).generate())
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  return page.getByRole('listitem').allInnerTexts()
}

describe('the first sign-in', () => {
  it('enrols an authenticator, shows ten recovery codes once, and continues to the requested page', async ({
    open,
    makeWorld,
  }) => {
    const { makeColleague } = await makeWorld()
    const { operator } = await makeColleague('New N.', { totp_enrolled_at: null })
    const page = await open('/queue')
    await enterCredentials(page, operator.login)
    expect(await enrol(page)).toHaveLength(10)
    await page.getByLabel('I have saved them').check()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/queue')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
  })

  it('with a first password ends with a new password, also when the page was closed before', async ({
    open,
    makeWorld,
  }) => {
    const { makeColleague } = await makeWorld()
    const { operator } = await makeColleague('New N.', {
      totp_enrolled_at: null,
      first_password_expires_at: '2199-01-01T00:00:00Z',
    })
    const page = await open('/queue')
    await enterCredentials(page, operator.login)
    await enrol(page)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Choose your password' })).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
    await page.getByLabel('New password').fill(testPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByText('This is the password you were given. Choose another one.')).toBeVisible()
    await page.getByLabel('New password').fill('a password of my own')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    const later = await open('/login')
    await enterCredentials(later, operator.login, testPassword)
    await expect(later.getByText('Login failed, try again')).toBeVisible()
    await enterCredentials(later, operator.login, 'a password of my own')
    await expect(later.getByRole('heading', { name: 'Two-factor code' })).toBeVisible()
  })

  it('is followed by others that work with a recovery code, once', async ({ open, makeWorld }) => {
    const { makeColleague } = await makeWorld()
    const { operator } = await makeColleague('New N.', { totp_enrolled_at: null })
    const first = await open('/login')
    await enterCredentials(first, operator.login)
    const [code = ''] = await enrol(first)
    for (const works of [true, false]) {
      const page = await open('/login')
      await enterCredentials(page, operator.login)
      await page.getByRole('button', { name: 'Use a recovery code' }).click()
      expect(await findAccessibilityViolations(page)).toEqual([])
      await page.getByLabel('Recovery code').fill(code)
      await page.keyboard.press('Enter')
      if (works) await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
      else
        await expect(
          page.getByText('That code is wrong or was already used.', { exact: false }),
        ).toBeVisible()
    }
  })
})

describe('too many failed attempts', () => {
  it('are shown, with the remaining time', async ({ open, makeWorld }) => {
    const { makeColleague } = await makeWorld()
    const { operator } = await makeColleague('Locked L.')
    const page = await open('/login')
    for (let attempt = 0; attempt < 5; attempt++) {
      const answer = page.waitForResponse(
        (response) => response.url().endsWith('/api/user.php') && response.request().method() === 'POST',
      )
      await enterCredentials(page, operator.login, 'wrong')
      await answer
    }
    await enterCredentials(page, operator.login)
    await expect(
      page.getByText('Too many failed attempts, please try again in 10 minutes.', { exact: false }),
    ).toBeVisible()
    expect(await findAccessibilityViolations(page)).toEqual([])
  })
})
