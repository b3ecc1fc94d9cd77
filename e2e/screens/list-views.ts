import { dialog, type Scene, type Stage } from './screen.ts'

/** Views of the operator: one with a long name, and a filter by a site owner that is gone. */
async function makeViews({ world, operator }: Stage) {
  const search = '{"siteowner_id":"999999","period":"30_days"}'
  const own = { list: 'skiplog' as const, search }
  await world.db
    .insertInto('list_views')
    .values([
      { ...own, operator_id: operator.id, name: 'Anna V.', position: 1 },
      { ...own, operator_id: operator.id, name: 'Half a thought '.repeat(5).trim(), position: 2 },
    ])
    .execute()
}

const views = ({ page }: Stage) => page.locator('section:has(button[aria-pressed])')

export const listViewScenes: Scene[] = [
  {
    name: 'list-views',
    who: 'admin',
    path: '/skiplog',
    prepare: makeViews,
    screens: [
      {
        name: 'list-views',
        open: async (stage) => {
          await views(stage).locator('button[aria-pressed]').nth(1).click()
          await views(stage).locator('p').waitFor()
        },
      },
      dialog(
        'list-views-edit',
        (stage) => views(stage).locator('button:has(.tabler-icon-pencil)').click(),
        ({ page }) => page.locator('[role=dialog] input').waitFor(),
      ),
      dialog(
        'list-views-save',
        (stage) => views(stage).locator('button:has(.tabler-icon-bookmark-plus)').click(),
        ({ page }) => page.locator('[role=dialog] input[type=text], [role=dialog] input').first().waitFor(),
      ),
    ],
  },
]
