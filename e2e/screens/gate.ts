import type { Page } from '@playwright/test'
import { TOTP } from 'otpauth'
import { sessionCookie } from '../../server/src/features/people/sign-in/session.ts'
import { testPassword } from '../../server/src/testing/make.ts'
import { answerWith, type Scene, saying, titled } from './screen.ts'

/** Fills in the credentials and submits them. */
async function sendForm(page: Page, login: string, password: string) {
  const [name, secret] = [page.locator('input').first(), page.locator('input').nth(1)]
  await name.fill(login)
  await secret.fill(password)
  await secret.press('Enter')
}

export const gateScenes: Scene[] = [
  {
    name: 'gate',
    who: 'visitor',
    path: '/login',
    screens: [
      titled('login', 'login.title'),
      saying('login-chosen', 'demo.copy', ({ page }) => page.keyboard.press('ArrowDown')),
      saying('login-failed', 'login.failed', ({ page }) => sendForm(page, 'nobody-at-all', 'wrong')),
      saying('login-blocked', 'login.too_many_attempts', async ({ page }) => {
        await answerWith(
          page,
          '**/api/user.php',
          429,
          { code: 'too_many_attempts' },
          { 'retry-after': '590' },
        )
        await sendForm(page, 'nobody-at-all', 'wrong')
      }),
      saying('login-offline', 'error.offline', async ({ page }) => {
        await page.route('**/api/user.php', (route) => route.abort())
        await sendForm(page, 'nobody-at-all', 'wrong')
      }),
      saying('unreachable', 'error.title', async ({ page }) => {
        // Without a session cookie there would be no request.
        await page.context().addCookies([{ name: sessionCookie, value: 'of-yesterday', url: page.url() }])
        await page.reload()
      }),
      {
        ...titled('tfa', 'tfa.title'),
        open: async (stage) => {
          await stage.page.unrouteAll({ behavior: 'ignoreErrors' })
          await stage.page.context().clearCookies({ name: sessionCookie })
          await stage.page.goto('/login')
          await sendForm(stage.page, stage.operator.login, testPassword)
          await stage.page.waitForURL('**/tfa')
          await stage.page.getByRole('button', { name: stage.words('tfa.use_recovery') }).waitFor()
        },
      },
      saying('tfa-wrong', 'tfa.wrong', async ({ page }) => {
        await page.locator('input').first().focus()
        await page.keyboard.type('000000')
      }),
      saying('tfa-recovery', 'tfa.recovery_text', ({ page, words }) =>
        page.getByRole('button', { name: words('tfa.use_recovery') }).click(),
      ),
      saying('tfa-locked', 'tfa.locked', async ({ page }) => {
        await answerWith(page, '**/api/tfa.php', 200, { enrolled: true, codes_locked: true })
        await page.reload()
      }),
    ],
  },
  {
    name: 'enrolment',
    who: 'visitor',
    path: '/login',
    prepare: async ({ world, operator }) => {
      const { db } = world
      await db
        .updateTable('operators')
        .set({ totp_enrolled_at: null })
        .where('id', '=', operator.id)
        .execute()
    },
    screens: [
      saying('enrol', 'enrol.title', async ({ page, operator }) => {
        await sendForm(page, operator.login, testPassword)
        await page.locator('code').waitFor()
      }),
      {
        ...titled('recovery-codes', 'recovery_codes.title'),
        open: async ({ page, words }) => {
          const secret = (await page.locator('code').textContent())?.replaceAll(' ', '')
          await page.locator('input').first().focus()
          await page.keyboard.type(new TOTP({ secret }).generate())
          await page.getByRole('heading', { name: words('recovery_codes.title') }).waitFor()
        },
      },
    ],
  },
  {
    name: 'own-password',
    who: 'visitor',
    path: '/login',
    prepare: async ({ world, operator }) => {
      await world.db
        .updateTable('operators')
        .set({ totp_enrolled_at: null, first_password_expires_at: '2199-01-01T00:00:00Z' })
        .where('id', '=', operator.id)
        .execute()
    },
    screens: [
      {
        ...titled('own-password', 'own_password.title'),
        open: async ({ page, operator, words }) => {
          await sendForm(page, operator.login, testPassword)
          const secret = (await page.locator('code').textContent())?.replaceAll(' ', '')
          await page.locator('input').first().focus()
          await page.keyboard.type(new TOTP({ secret }).generate())
          await page.getByRole('heading', { name: words('recovery_codes.title') }).waitFor()
          await page.getByRole('checkbox').check()
          await page.getByRole('button', { name: words('recovery_codes.continue') }).click()
        },
      },
    ],
  },
  { name: 'expired', who: 'visitor', path: '/expired', screens: [titled('expired', 'expired.title')] },
]
