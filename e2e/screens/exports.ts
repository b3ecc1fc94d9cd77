import type { Scene, Stage } from './screen.ts'
import { titled } from './screen.ts'

/** Exports of a colleague in the team. */
async function makeTeamExports({ world, operator }: Stage) {
  const { team_id } = await world.db
    .selectFrom('operators')
    .where('id', '=', operator.id)
    .select('team_id')
    .executeTakeFirstOrThrow()
  const { operator: mate } = await world.makeColleague('Tom B.', { team_id })
  const sight = JSON.stringify({ rights: [], level: 100, names: false, siteowner_ids: [] })
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  await world.db
    .insertInto('exports')
    .values([
      {
        operator_id: mate.id,
        list: 'skiplog',
        query: '{"language":"en"}',
        sight,
        state: 'ready',
        finished_at: at(-1),
        expires_at: at(100),
        row_count: 1_904,
        byte_count: 610_000,
        total: 1_904,
      },
      // Another node makes it, for a day.
      {
        operator_id: mate.id,
        list: 'history',
        query: '{}',
        sight,
        state: 'making',
        run_until: at(24),
        row_count: 41_230,
        total: 190_000,
      },
    ])
    .execute()
}

/** One export in each state. */
async function makeExports({ world, operator }: Stage) {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()
  const own = { operator_id: operator.id, query: '{}', sight: '{}' }
  const over = {
    finished_at: at(-1),
    expires_at: at(100),
    row_count: 88_000,
    byte_count: 9_000_000,
    total: 240_116,
  }
  await world.db
    .insertInto('exports')
    .values([
      { ...own, list: 'gifts', state: 'expired', ...over, seen_at: at(-1) },
      { ...own, list: 'history', state: 'stopped', fault: 'failed', ...over },
      { ...own, list: 'reports', state: 'stopped', fault: 'too_large', ...over },
      {
        ...own,
        list: 'audit',
        state: 'cancelled',
        ...over,
        query: '{"from":"2026-03-01","to":"2026-03-31"}',
      },
      { ...own, list: 'operators', state: 'ready', ...over, query: '{"language":"en","team_id":"14"}' },
      // Another node makes it, for a day.
      {
        ...own,
        list: 'login_history',
        state: 'making',
        run_until: at(24),
        row_count: 41_230,
        total: 190_000,
      },
      { ...own, list: 'skiplog', state: 'waiting', run_until: at(24) },
    ])
    .execute()
}

export const bellButton = (page: Stage['page']) =>
  page.locator('button[aria-expanded]:has(.tabler-icon-inbox)')

export const exportScenes: Scene[] = [
  {
    name: 'exports',
    who: 'admin',
    path: '/exports',
    prepare: makeExports,
    screens: [
      { name: 'exports', open: ({ page }) => page.getByRole('progressbar').first().waitFor() },
      {
        name: 'exports-bell',
        only: 'wide',
        open: async ({ page }) => {
          await bellButton(page).click()
          await page.getByRole('dialog').getByRole('progressbar').waitFor()
        },
      },
    ],
  },
  {
    name: 'exports-team',
    who: 'admin',
    path: '/exports?tab=team',
    prepare: makeTeamExports,
    screens: [{ name: 'exports-team', open: ({ page }) => page.getByRole('progressbar').first().waitFor() }],
  },
  { name: 'exports-none', who: 'coach', path: '/exports', screens: [titled('exports-none', 'exports.none')] },
]
