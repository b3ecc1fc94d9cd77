import type { Page } from '@playwright/test'
import { setupSteps } from '../../contract/src/rules/setup-steps.ts'
import { fetchWhole } from '../browser.ts'
import { answerWith, type Scene, type Stage, saying, titled } from './screen.ts'

const user = {
  id: 1,
  login: 'noor.j',
  name: 'Noor J.',
  team: { id: 1, name: 'Team 1' },
  tfa_authenticated: false,
  setup_open: true,
}
const qr = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0"/></svg>')}`
const stepsAfter = (...done: string[]) => ({
  steps: setupSteps.map((step) => ({ step, state: done.includes(step) ? 'done' : 'open' })),
  is_over: false,
})

/** The panel of the run has operators, so the server's responses are replaced. */
async function answerSetup(page: Page) {
  await answerWith(page, '**/api/setup', 200, { is_open: true })
  await answerWith(page, '**/api/setup/token', 401, { code: 'setup_token_wrong' })
  await answerWith(page, '**/api/setup/admin', 200, { user })
  await answerWith(page, '**/api/setup/steps', 200, stepsAfter())
  await answerWith(page, '**/api/setup/team', 200, stepsAfter('team'))
  await answerWith(page, '**/api/time-zone', 200, { zone: 'UTC', recounted: null })
  await answerWith(page, '**/api/account-permissions', 200, { levels: [{ id: 150 }, { id: 200 }] })
  await page.route('**/api/tfa.php', (route) =>
    route.fulfill({
      json:
        route.request().method() === 'POST'
          ? { user: { ...user, tfa_authenticated: true } }
          : { enrolled: false, otpauth_url: 'otpauth://totp/x', secret: 'KRSXG5CTMVRXEZLU', qr },
    }),
  )
}

/** Finishes the step that is shown, and waits for the next one. */
const after = (name: string, go: (stage: Stage) => Promise<unknown>) => ({
  ...titled(`setup-${name}`, `setup.${name}.title`),
  open: async (stage: Stage) => {
    await go(stage)
    await stage.page.getByRole('heading', { name: stage.words(`setup.${name}.title`) }).waitFor()
  },
})

const at = '2026-11-20T15:32:08Z'
const key = {
  id: 1,
  name: 'Site owner 1',
  created_at: at,
  created_by: null,
  last_used_at: at,
  expires_at: null,
}
const secret = { id: 1, created_at: at, expires_at: null }
const siteowner = {
  id: 1,
  name: 'Site owner 1',
  webhook_url: null,
  paused_at: null,
  profiles: 1,
  customers: 0,
  dead_deliveries: 0,
  refused_deliveries: 0,
  stuck_deliveries: 0,
  clock_seconds: null,
  clock_since: null,
  has_poke_rule: false,
  keys: [] as object[],
  secrets: [] as object[],
  changes: [],
}

/** The first admin has the steps after the levels left. What they make is replaced, because it would be seen by other tests. */
async function answerLaterSteps(page: Page) {
  await page.route('**/api/user.php', async (route) => {
    const response = await fetchWhole(route)
    const json = await response.json()
    await route.fulfill({ response, json: { user: { ...json.user, setup_open: true } } })
  })
  const steps: string[] = ['team', 'levels']
  await answerWith(page, '**/api/setup/steps', 200, stepsAfter(...steps))
  await page.route('**/api/setup/steps/*', (route) => {
    steps.push(new URL(route.request().url()).pathname.split('/').at(-1) ?? '')
    return route.fulfill({ json: stepsAfter(...steps) })
  })
  await answerWith(page, '**/api/siteowners', 200, { items: [] })
  await answerWith(page, '**/api/operators', 200, { operator_id: 1, token: 'a'.repeat(43), expires_at: at })
  await answerTest(page, 'HTTP 500')
}

/** The site owner as it is from now on. */
async function answerSiteowner(page: Page, part: Partial<typeof siteowner>) {
  const now = { ...siteowner, ...part }
  const value = 'x7Qm2vX9dLr4K0tZaWn8cYb3sF5hJ1pE6uRgTqVwNiM'
  await page.route('**/api/siteowners', (route) =>
    route.fulfill({ json: route.request().method() === 'POST' ? siteowner : { items: [now] } }),
  )
  await answerWith(page, '**/api/siteowners/1', 200, now)
  await answerWith(page, '**/api/siteowners/1/keys', 200, { key: `opk_live_${value}`, siteowner: now })
  await answerWith(page, '**/api/siteowners/1/webhook-secrets', 200, {
    secret: `whsec_${value}=`,
    siteowner: now,
  })
}

const answerTest = (page: Page, error: string | null) =>
  answerWith(page, '**/api/siteowners/1/webhook-test', 200, {
    id: 'msg_test_1',
    is_delivered: error === null,
    error,
    milliseconds: 84,
  })

export const setupScenes: Scene[] = [
  {
    name: 'setup',
    who: 'visitor',
    path: '/setup',
    prepare: ({ page }) => answerSetup(page),
    screens: [
      titled('setup-token', 'setup.token.title'),
      {
        name: 'setup-token-wrong',
        open: async ({ page, words }) => {
          await page.locator('form input').fill('a guess')
          await page.keyboard.press('Control+Enter')
          await page.getByText(words('setup.token_wrong')).waitFor()
        },
      },
      after('admin', async ({ page }) => {
        await answerWith(page, '**/api/setup/token', 200, { is_right: true })
        await page.keyboard.press('Control+Enter')
      }),
      {
        name: 'setup-two-factor',
        open: async ({ page }) => {
          const [name, login, password] = [0, 1, 2].map((index) => page.locator('form input').nth(index))
          await name?.fill('Noor J.')
          await login?.fill('noor.j')
          await password?.fill('correct horse battery')
          await page.keyboard.press('Control+Enter')
          await page.locator('code').waitFor()
        },
      },
      after('team', async ({ page }) => {
        await page.locator('input').first().focus()
        await page.keyboard.type('123456')
      }),
      after('levels', ({ page }) => page.keyboard.press('Control+Enter')),
    ],
  },
  {
    name: 'setup-later',
    who: 'admin',
    path: '/setup',
    prepare: ({ page }) => answerLaterSteps(page),
    screens: [
      titled('setup-siteowner', 'setup.siteowner.title'),
      saying('setup-siteowner-key', 'setup.siteowner.called', async ({ page }) => {
        await page.locator('form input').fill(siteowner.name)
        await answerSiteowner(page, { keys: [key] })
        await page.keyboard.press('Control+Enter')
      }),
      saying('setup-siteowner-not-copied', 'setup.not_copied', async ({ page, words }) => {
        await answerSiteowner(page, { keys: [{ ...key, last_used_at: null }] })
        await page.getByText(words('setup.siteowner.another_key')).click()
        await page.getByText(words('setup.siteowner.not_called')).waitFor()
        await page.keyboard.press('Control+Enter')
      }),
      after('webhook', ({ page }) => page.keyboard.press('Control+Enter')),
      saying('setup-webhook-failed', 'siteowners.send_test', async ({ page }) => {
        await page.locator('form input').fill('https://hooks.example/panel')
        await answerSiteowner(page, { keys: [key], secrets: [secret] })
        await page.keyboard.press('Control+Enter')
        await page.locator('code').waitFor()
        await page.keyboard.press('Control+Enter')
        await page.getByText('HTTP 500').waitFor()
      }),
      saying('setup-webhook-accepted', 'setup.continue', async ({ page }) => {
        await answerTest(page, null)
        await page.keyboard.press('Control+Enter')
      }),
      after('invite', ({ page }) => page.keyboard.press('Control+Enter')),
      saying('setup-invite-made', 'operators.link_once', async ({ page }) => {
        const [name, login] = [0, 1].map((index) => page.locator('form input').nth(index))
        await name?.fill('Mila R.')
        await login?.fill('mila.r')
        await page.locator('fieldset input').first().check()
        await page.keyboard.press('Control+Enter')
      }),
    ],
  },
  {
    name: 'home-setup',
    who: 'admin',
    path: '/',
    prepare: ({ page }) => answerLaterSteps(page),
    screens: [saying('home-setup', 'setup.left.title')],
  },
]
