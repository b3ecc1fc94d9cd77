import type { Page } from '@playwright/test'
import { fetchWhole } from '../browser.ts'
import { answerWith, type Scene, saying } from './screen.ts'

/** The operator as the server describes them, but for this. */
export const changeUser = (page: Page, part: object) =>
  page.route('**/api/user.php', async (route) => {
    const response = await fetchWhole(route)
    const json = await response.json()
    await route.fulfill({ response, json: { user: { ...json.user, ...part } } })
  })

const lacking = { without_disclosure: ['nl', 'pl'], without_answers: ['nl'], without_help_lines: [] }

/** What only a demo shows, and only a new panel. */
export const firstDayScenes: Scene[] = [
  {
    name: 'demo-tour',
    who: 'operator',
    path: '/',
    prepare: async ({ page }) => {
      await changeUser(page, { is_demo: true })
      await answerWith(page, '**/api/demo/tour', 200, { answered: true, told: false, supervised: false })
      await answerWith(page, '**/api/demo/chats', 200, { is_next: false })
    },
    screens: [
      saying('demo-tour', 'demo.tour.title'),
      saying('demo-tour-nobody', 'demo.tour.nobody', ({ page, words }) =>
        page.getByRole('button', { name: words('demo.tour.show_me') }).click(),
      ),
    ],
  },
  {
    name: 'go-live',
    who: 'admin',
    path: '/',
    prepare: async ({ page }) => {
      await changeUser(page, { works_for_all: true })
      await answerWith(page, '**/api/go-live', 200, {
        siteowners: [
          { id: 1, name: 'Amstel Media', ...lacking },
          { id: 2, name: 'Lago Digitale', ...lacking, without_help_lines: ['it'] },
          ...[3, 4, 5].map((id) => ({ id, name: 'Northgate Sites', ...lacking })),
        ],
        has_master: false,
        backup_days: 30,
        has_mail: false,
        time_zone: 'UTC',
      })
    },
    screens: [saying('go-live', 'go_live.title')],
  },
]
