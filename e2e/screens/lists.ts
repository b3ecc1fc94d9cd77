import { recordAudit } from '../../server/src/platform/audit.ts'
import { makeSentMessage, makeSkip } from '../../server/src/testing/make-conversations.ts'
import type { World } from '../world.ts'
import { dialog, pressButton, type Scene, type Screen, type Stage, saying, titled } from './screen.ts'

/** What one operator did today, and their sign-ins. */
async function makeWork({ world }: Stage) {
  const { db, siteowner, makeCustomer, makeColleague } = world
  await (await makeCustomer('Colin')).write('Hello?')
  const { operator } = await makeColleague('Tom B.')
  const { id: conversationId } = await db
    .selectFrom('conversations')
    .where('siteowner_id', '=', siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const own = { conversationId, operatorId: operator.id }
  await makeSentMessage(db, own)
  await makeSkip(db, { ...own, reason_words: 'Half a thought' })
  const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
  const login = { operator_id: operator.id, login: operator.login, address: '192.0.2.7', device }
  await db
    .insertInto('login_history')
    .values([
      { ...login, result: 'code_ok' },
      { ...login, result: 'locked', times: 6 },
      {
        ...login,
        result: 'password_ok',
        address: '198.51.100.7',
        device: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0',
      },
      { ...login, result: 'signed_out' },
    ])
    .execute()
}

/** Anchors of the audit log: sent, refused, and not sent yet. */
async function makeAnchors(db: World['db'], admin: { id: number }) {
  const secret = Buffer.alloc(32)
  const url = 'https://hooks.example/anchors'
  await db
    .insertInto('audit_anchor_address')
    .values({ url, secret, set_by: admin.id })
    .onConflict((c) => c.doNothing())
    .execute()
  const anchor = { hash: Buffer.alloc(32, 0xa7) }
  await db
    .insertInto('audit_anchors')
    .values([
      { ...anchor, day: '2026-11-22', last_id: 7_120_031, attempts: 1, accepted_at: '2026-11-23T00:30:01Z' },
      { ...anchor, day: '2026-11-23', last_id: 7_134_902, attempts: 4, error: 'HTTP 503' },
      { ...anchor, day: '2026-11-24', last_id: 7_148_116 },
    ])
    .onConflict((c) => c.doNothing())
    .execute()
}

/** What an admin changed. */
async function makeChanges({ world }: Stage) {
  const { db, siteowner, makeCustomer, makeColleague, findChat } = world
  await (await makeCustomer('Colin')).write('Hello?')
  const { customer_id } = await findChat()
  const { operator: admin } = await makeColleague('Noor J.')
  await makeAnchors(db, admin)
  const { operator } = await makeColleague('Tom B.')
  await recordAudit(db, {
    operatorId: admin.id,
    siteownerId: siteowner.id,
    action: 'hold.release',
    subject: { type: 'customer', id: customer_id },
    details: { reason: 'The passport was shown' },
  })
  await recordAudit(db, {
    operatorId: admin.id,
    siteownerId: siteowner.id,
    action: 'operator.suspend',
    subject: { type: 'operator', id: operator.id },
    details: {
      reason: 'Left the team',
      before: { languages: ['nl', 'fr'], team_id: 21 },
      after: { languages: ['nl'], team_id: 22 },
    },
  })
}

const rows = (name: string) => ({
  name,
  open: ({ page }: Stage) => page.locator('tbody tr').first().waitFor(),
})
const emptyList = (name: string, text: string, path: string) =>
  saying(name, text, ({ page }) => page.goto(`${path}?period=yesterday`))

/** The statistics of operators, their charts as tables, and skip reasons. */
const statsScreens: Screen[] = [
  {
    name: 'stats-operators',
    open: async ({ page }) => {
      await page.goto('/stats?by=operator&period=14_days')
      await page.locator('svg[data-chart]').first().waitFor()
    },
  },
  {
    name: 'stats-tables',
    open: async ({ page }) => {
      await pressButton(page, 'T')
      await page.locator('table').nth(1).waitFor()
    },
    leave: ({ page }) => pressButton(page, 'T'),
  },
  {
    name: 'stats-skips',
    open: async ({ page }) => {
      await page.goto('/stats?by=skip_reason')
      await page.locator('tfoot').waitFor()
    },
  },
]

export const listScenes: Scene[] = [
  {
    name: 'stats',
    who: 'admin',
    path: '/stats',
    prepare: makeWork,
    screens: [
      rows('stats'),
      {
        ...dialog(
          'stats-calendar',
          async ({ page }) => {
            await page.goto('/stats?from=2026-03-04&to=2026-03-10')
            const calendar = page.locator('form button[aria-haspopup=dialog]')
            await calendar.waitFor({ state: 'attached' })
            // On a phone, the filters are collapsed.
            if (!(await calendar.isVisible()))
              await page.locator('form button[aria-expanded=false]:not([aria-haspopup])').click()
            await calendar.click()
          },
          ({ page }) => page.locator('[role=dialog] [role=grid] [data-selected]').first().waitFor(),
        ),
        reopens: true,
      },
      emptyList('stats-empty', 'stats.nothing', '/stats'),
      ...statsScreens,
    ],
  },
  {
    name: 'skiplog',
    who: 'admin',
    path: '/skiplog',
    prepare: makeWork,
    screens: [rows('skiplog'), emptyList('skiplog-empty', 'skiplog.nothing', '/skiplog')],
  },
  {
    name: 'login-history',
    who: 'admin',
    path: '/operator-login-history',
    prepare: makeWork,
    screens: [
      rows('login-history'),
      {
        ...dialog(
          'login-history-filter',
          async ({ page }) => {
            const select = page.locator('form button[aria-haspopup=listbox]').last()
            if (!(await select.isVisible()))
              await page.locator('form button[aria-expanded=false]:not([aria-haspopup])').click()
            await select.click()
          },
          ({ page }) => page.locator('[role=listbox] [role=option]').first().waitFor(),
        ),
        reopens: true,
      },
      emptyList('login-history-empty', 'login_history.nothing', '/operator-login-history'),
    ],
  },
  {
    name: 'audit',
    who: 'admin',
    path: '/audit',
    prepare: makeChanges,
    screens: [
      rows('audit'),
      {
        name: 'audit-entry',
        open: async ({ page }) => {
          await page.locator('tbody button').first().click()
          await page.locator('tbody tbody').waitFor()
        },
      },
      dialog(
        'audit-chain',
        ({ page }) => page.keyboard.press('h'),
        ({ page }) => page.locator('[role=dialog] table').waitFor(),
      ),
      emptyList('audit-empty', 'audit.nothing', '/audit'),
    ],
  },
  { name: 'refused', who: 'operator', path: '/skiplog', screens: [titled('refused', 'page_refused.title')] },
]
