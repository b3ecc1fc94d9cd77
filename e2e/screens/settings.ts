import type { CheckedSite, SiteFault } from '@panel/contract'
import { type SiteCheck, siteChecks } from '@panel/contract/rules/site-checks'
import { makeSiteowner } from '../../server/src/testing/make.ts'
import { makeGift } from '../../server/src/testing/make-attachments.ts'
import { makeSite } from './make-site.ts'
import { answerWith, dialog, pressButton, type Scene, type Stage } from './screen.ts'

export const pathOf =
  (tab: string) =>
  async ({ world }: Stage) =>
    `/settings/siteowners/${world.siteowner.id}?tab=${tab}`

/** Two texts, of which the second has to be shown again, and a customer who has seen the first. */
async function makeShown(stage: Stage) {
  await makeSite(stage)
  const { db, siteowner } = stage.world
  const text = { siteowner_id: siteowner.id, language: 'en', body: 'All profiles are fictional.' }
  await db
    .insertInto('disclosures')
    .values([
      { ...text, version: '4', created_at: '2026-01-01T00:00:00Z' },
      { ...text, version: '5', again_from: '2199-01-01T00:00:00Z' },
    ])
    .execute()
}

/** Messages that are kept for two years, and what was deleted. Nothing of it is due. */
async function makeRetention({ world: { db, makeColleague } }: Stage) {
  const { operator } = await makeColleague('Noor J.')
  const run = { class: 'messages', days: 3_650, until: '2000-01-02' }
  await db
    .insertInto('retention_periods')
    .values({
      ...run,
      confirmed_at: '2026-01-02T03:04:05Z',
      confirmed_by: operator.id,
      confirmed_rows: 12_345,
      rows: 12_345,
      finished_at: '2026-01-02T03:04:05Z',
    })
    .onConflict((c) => c.doNothing())
    .execute()
  await db
    .insertInto('retention_runs')
    .values({ ...run, rows: 12_345, begun_at: '2026-01-02T03:04:05Z', finished_at: '2026-01-02T03:09:05Z' })
    .execute()
}

const faults: { [Name in SiteCheck]?: SiteFault } = {
  unsigned: { kind: 'accepted' },
  twice: { kind: 'status', status: 409 },
  slow: { kind: 'slow', seconds: 6.2 },
}
/** A site that refuses a message that comes again, and is slow. */
const checked: CheckedSite = {
  findings: siteChecks.map((name) => ({ name, fault: faults[name] ?? null })),
  stopped: null,
}

export const settingsScenes: Scene[] = [
  {
    name: 'site-owners',
    who: 'chief',
    path: '/settings',
    async prepare(stage) {
      await makeSite(stage)
      const { db, siteowner } = stage.world
      await makeSiteowner(db, { name: `Site owner ${'0'.repeat(20)}-${siteowner.id}` })
    },
    screens: [
      { name: 'site-owners', open: ({ page }) => page.locator('tbody tr').first().waitFor() },
      dialog('site-owner-new', 'N'),
    ],
  },
  {
    name: 'reasons',
    who: 'chief',
    path: '/settings/lists/reasons?word=1',
    screens: [
      { name: 'reasons', open: ({ page }) => page.getByRole('grid').getByRole('row').first().waitFor() },
      dialog('reason-new', 'N'),
    ],
  },
  {
    name: 'report-reasons',
    who: 'chief',
    path: '/settings/lists/report_reasons?retired=1&word=1',
    screens: [
      {
        name: 'report-reasons',
        open: ({ page }) => page.getByRole('grid').getByRole('row').first().waitFor(),
      },
      dialog('report-reason-new', 'N'),
    ],
  },
  {
    name: 'interests',
    who: 'chief',
    path: '/settings/lists/interests?word=46',
    screens: [
      { name: 'interests', open: ({ page }) => page.getByRole('grid').getByRole('row').first().waitFor() },
    ],
  },
  {
    name: 'gifts',
    who: 'admin',
    path: '/settings/gifts',
    async prepare({ world: { db, siteowner } }) {
      await makeGift(db, { siteowner_id: siteowner.id, icon: 'cup' })
      const retired_by_admin_at = '2026-01-02T03:04:05Z'
      await makeGift(db, { siteowner_id: siteowner.id, name: 'A rose', icon: 'flower', retired_by_admin_at })
    },
    screens: [{ name: 'gifts', open: ({ page }) => page.locator('tbody tr').first().waitFor() }],
  },
  {
    name: 'regions',
    who: 'chief',
    path: '/settings/lists/regions?group=NL&word=61',
    screens: [
      { name: 'regions', open: ({ page }) => page.getByRole('grid').getByRole('row').first().waitFor() },
      dialog('region-new', 'N'),
    ],
  },
  {
    name: 'teams',
    who: 'chief',
    path: '/settings/lists/teams',
    screens: [
      { name: 'teams', open: ({ page }) => page.getByRole('grid').getByRole('row').first().waitFor() },
    ],
  },
  {
    name: 'thresholds',
    who: 'chief',
    path: '/settings/thresholds',
    screens: [
      { name: 'thresholds', open: ({ page }) => page.locator('section input').first().waitFor() },
      {
        name: 'thresholds-fault',
        async open({ page }) {
          await page.locator('input[inputmode=numeric]').nth(1).fill('6')
          await page.locator('[role=alert]').waitFor()
        },
        leave: ({ page }) => page.locator('input[inputmode=numeric]').nth(1).fill('20'),
      },
      dialog('thresholds-save', async ({ page }) => {
        await page.locator('input[inputmode=numeric]').nth(2).fill('120')
        await page.keyboard.press('Control+Enter')
      }),
    ],
  },
  {
    name: 'shown-disclosures',
    who: 'admin',
    path: async ({ world }) => `/settings/disclosures?siteowner_id=${world.siteowner.id}`,
    prepare: makeShown,
    screens: [
      { name: 'shown-disclosures', open: ({ page }) => page.locator('tbody tr').nth(2).waitFor() },
      {
        name: 'shown-disclosures-none',
        async open({ page }) {
          await page.locator('tbody button').first().click()
          await page.locator('table').nth(1).waitFor({ state: 'detached' })
        },
      },
    ],
  },
  {
    name: 'site-owner-show-again',
    who: 'admin',
    path: pathOf('honesty'),
    prepare: makeShown,
    screens: [
      dialog('site-owner-show-again', ({ page, words }) =>
        page
          .getByRole('button', { name: words('siteowners.again_button') })
          .or(page.getByRole('button', { name: words('siteowners.again_edit') }))
          .first()
          .click(),
      ),
    ],
  },
  {
    name: 'retention',
    who: 'chief',
    path: '/settings/retention',
    prepare: makeRetention,
    screens: [
      { name: 'retention', open: ({ page }) => page.locator('tbody tr').first().waitFor() },
      dialog('retention-stop', ({ page }) => page.locator('li > div:last-child > button').nth(1).click()),
      dialog('retention-count', ({ page }) => page.locator('li > div:last-child > button').first().click()),
      dialog('retention-confirm', async ({ page }) => {
        await page.locator('li > div:last-child > button').first().click()
        await page.locator('[role=dialog] input').fill('3650')
        await page.keyboard.press('Control+Enter')
        await page.locator('[role=alertdialog]').waitFor()
      }),
    ],
  },
  {
    name: 'site-owner',
    who: 'admin',
    path: pathOf('connection'),
    prepare: makeSite,
    screens: [
      { name: 'site-owner', open: ({ page }) => page.locator('tbody tr').first().waitFor() },
      dialog('site-owner-pause', 'P'),
      dialog('site-owner-new-key', 'N'),
      {
        name: 'site-owner-key-once',
        async open({ page }) {
          await pressButton(page, 'N')
          await page.locator('[role=dialog] input').first().fill('York')
          await page.keyboard.press('Control+Enter')
          await page.getByText('opk_live_').waitFor()
        },
      },
    ],
  },
  {
    name: 'site-check',
    who: 'admin',
    path: pathOf('connection'),
    prepare: makeSite,
    screens: [
      {
        name: 'site-check',
        async open({ page }) {
          await answerWith(page, '**/api/siteowners/*/site-check', 200, checked)
          await pressButton(page, 'S')
          await page.locator('section ul li').first().waitFor()
        },
      },
    ],
  },
]
