import type { Page } from '@playwright/test'
import { answerWith, type Scene, type Stage, titled } from './screen.ts'

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
  steps: ['team', 'levels'].map((step) => ({ step, state: done.includes(step) ? 'done' : 'open' })),
  is_over: false,
})

/** The panel of the run has operators, so the server's responses are replaced. */
async function answerSetup(page: Page) {
  await answerWith(page, '**/api/setup', 200, { is_open: true })
  await answerWith(page, '**/api/setup/token', 401, { code: 'setup_token_wrong' })
  await answerWith(page, '**/api/setup/admin', 200, { user })
  await answerWith(page, '**/api/setup/steps', 200, stepsAfter())
  await answerWith(page, '**/api/setup/team', 200, stepsAfter('team'))
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
]
