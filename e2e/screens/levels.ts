import type { AccountLevel } from '@panel/contract'
import { rights } from '@panel/contract'
import type { Page } from '@playwright/test'
import { type Scene, saying } from './screen.ts'

const supervision = rights.filter((right) => right !== 'manage_operators' && !right.startsWith('profile'))

const level = (own: Partial<AccountLevel> & Pick<AccountLevel, 'id' | 'name'>): AccountLevel => ({
  rights: [],
  message_types: null,
  segments: null,
  history_size: 'short',
  operators: 0,
  retired_at: null,
  keeps_admin_right: null,
  changed: null,
  ...own,
})

const senior = level({ id: 120, name: 'Senior', operators: 14, rights: ['profile_text'] })

const levels: AccountLevel[] = [
  level({ id: 90, name: 'Trainee', retired_at: '2026-09-03T08:00:00Z' }),
  level({ id: 100, name: 'Operator', operators: 168, segments: ['vip', 'new'], message_types: ['reply'] }),
  senior,
  level({ id: 150, name: 'Coach', operators: 19, rights: supervision, history_size: 'limited' }),
  level({ id: 175, name: 'Master', operators: 9, rights: supervision, history_size: 'all' }),
  level({
    id: 200,
    name: 'Admin',
    operators: 4,
    rights: [...rights],
    history_size: 'all',
    keeps_admin_right: 'own',
  }),
]

/** The page gets these levels, because the database has the levels of all tests. */
const answerLevels = (page: Page, of: readonly AccountLevel[] = levels) =>
  page.route('**/api/account-permissions', (route) => route.fulfill({ json: { levels: of } }))

const headOf = (page: Page, id: number) => page.locator('thead button').filter({ hasText: String(id) })
/** In a narrow window the table has no heads, so the level's menu has another button. */
const openMenu = async (page: Page) => {
  const [head, menu] = [headOf(page, 120), page.locator('button[aria-haspopup="menu"]:visible').first()]
  await ((await head.isVisible()) ? head : menu).click()
  await page.getByRole('menu').waitFor()
}

export const levelScenes: Scene[] = [
  {
    name: 'permissions',
    who: 'chief',
    path: '/permissions',
    prepare: async ({ page }) => {
      await answerLevels(page)
      await page.route('**/api/permissions.php', async (route) => {
        const answer = await route.fetch()
        await route.fulfill({
          json: { ...(await answer.json()), configurable_segments: ['vip', 'new', 'paid'] },
        })
      })
    },
    screens: [
      { name: 'permissions', open: ({ page }) => page.getByRole('table').waitFor() },
      {
        name: 'permissions-changes',
        open: async ({ page, words }) => {
          await page.evaluate(
            ([seen]) =>
              sessionStorage.setItem(
                'level-edits',
                JSON.stringify({
                  seen: [seen],
                  edits: {
                    120: {
                      rights: { 'other_chats.take': true, 'chat_stats.skiplog': true },
                      history_size: 'limited',
                    },
                  },
                }),
              ),
            [senior],
          )
          await page.reload()
          await page.getByRole('region', { name: words('levels.unsaved') }).waitFor()
        },
        leave: ({ page }) => page.evaluate(() => sessionStorage.removeItem('level-edits')),
      },
      {
        name: 'permissions-menu',
        open: async ({ page }) => {
          await page.reload()
          await page.getByRole('table').waitFor()
          await openMenu(page)
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
        reopens: true,
      },
      {
        name: 'permissions-add',
        open: async ({ page }) => {
          await page.keyboard.press('n')
          await page.getByRole('dialog').waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      },
      {
        name: 'permissions-retire',
        open: async ({ page }) => {
          await openMenu(page)
          await page.getByRole('menuitem').last().click()
          await page.getByRole('alertdialog').waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
        reopens: true,
      },
    ],
  },
  {
    name: 'permissions-failed',
    who: 'chief',
    path: '/permissions',
    prepare: ({ page }) => page.route('**/api/account-permissions', (route) => route.abort()),
    screens: [saying('permissions-failed', 'levels.failed')],
  },
  {
    name: 'preview',
    who: 'admin',
    path: '/',
    prepare: ({ page }) =>
      page.route('**/api/user.php', async (route) => {
        const answer = await route.fetch()
        const { user } = await answer.json()
        await route.fulfill({ json: { user: { ...user, preview: { id: 120, name: 'Senior' }, scope: [] } } })
      }),
    screens: [{ name: 'preview', open: ({ page, words }) => page.getByText(words('preview.end')).waitFor() }],
  },
]
