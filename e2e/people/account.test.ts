import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { testPassword } from '../../server/src/testing/make.ts'
import { findAccessibilityViolations } from '../accessibility.ts'
import { expect, it } from '../journey.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const shownSecret = async (page: Page) =>
  (await page.locator('code').first().textContent())?.replaceAll(' ', '') ?? ''
/** The code of the next half minute, which is accepted too: each code works once. */
const nextCode = (secret: string) => new TOTP({ secret }).generate({ timestamp: Date.now() + 30_000 })

it('an operator changes their own sign-in by keyboard', async ({ open, makeWorld }) => {
  const { makeColleague } = await makeWorld()
  const { operator, cookie } = await makeColleague('New N.', { totp_enrolled_at: null })
  const page = await open('/login')
  await page.getByLabel('Username').fill(operator.login)
  await page.getByLabel('Password', { exact: true }).fill(testPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  const secret = await shownSecret(page)
  await page.keyboard.type(new TOTP({ secret }).generate())
  await page.getByLabel('I have saved them').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: /New N\./ }).click()
  await page.getByRole('menuitem', { name: 'Your account' }).click()
  await expect(page.getByRole('heading', { name: 'Your account' })).toBeVisible()
  await expect(page.getByText('10 of 10 left.')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])

  // Another browser is signed out at once.
  const other = await open('/', cookie)
  await expect(other.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
  await page.keyboard.press('e')
  await page
    .getByRole('button', { name: /^End the others/ })
    .last()
    .press('Control+Enter')
  await expect(page.getByText('Signed out there')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Your session has ended' })).toBeVisible()

  // New recovery codes are shown once.
  await page.keyboard.press('r')
  await expect(dialog(page).getByLabel('Six-digit code')).toBeFocused()
  await page.keyboard.type(nextCode(secret))
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('listitem')).toHaveCount(10)
  const [recoveryCode = ''] = await dialog(page).getByRole('listitem').allInnerTexts()
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByText('You have not copied the codes.', { exact: false })).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()

  // Another authenticator, with a recovery code: the phone is lost.
  await page.keyboard.press('f')
  await expect(dialog(page).getByLabel('Current password')).toBeFocused()
  await page.keyboard.type(testPassword)
  await dialog(page).getByRole('button', { name: 'Use a recovery code' }).press('Enter')
  await dialog(page).getByLabel('Recovery code').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
  await dialog(page)
    .getByLabel('Six-digit code')
    .fill(new TOTP({ secret: await shownSecret(page) }).generate())
  await page.keyboard.press('Enter')
  await expect(page.getByText('Authenticator replaced')).toBeVisible()
  await expect(page.getByText('9 of 10 left.')).toBeVisible()

  // The password; what was typed stays after a refusal.
  await page.keyboard.press('p')
  await page.keyboard.type('not my password')
  await dialog(page).getByLabel('New password').fill('a password of my own')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByText('This is not your current password.')).toBeVisible()
  await expect(dialog(page).getByLabel('New password')).toHaveValue('a password of my own')
  await dialog(page).getByLabel('Current password').fill(testPassword)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Password changed. Your other sessions have ended.')).toBeVisible()

  await page.keyboard.press('t')
  await expect(page.getByText(/Two short tones were played|The browser blocks the sound/)).toBeVisible()
  await page.keyboard.press('k')
  await expect(page.getByLabel('Use single keys')).toBeFocused()
})

it('the account leads to the licences of what is shipped: the pages, the server, fonts and shared libraries', async ({
  open,
  makeWorld,
}) => {
  const { cookie } = await (await makeWorld()).makeColleague('Notices N.')
  const page = await open('/account', cookie)
  const link = page.getByRole('link', { name: 'Open source notices' })
  expect(await link.getAttribute('href')).toBe('/licences')
  const text = await (await page.request.get('/licences')).text()
  for (const name of ['react-aria', 'fastify', '@fontsource-variable/inter', 'OFL-1.1', 'libvips'])
    expect(text).toContain(name)
})
