import { recordAudit } from '../../server/src/platform/audit.ts'
import { makeSkip } from '../../server/src/testing/make-conversations.ts'
import { makeLinks, typeList } from './many-operators.ts'
import { closeDialog, dialog, type Scene, type Stage, titled } from './screen.ts'

/** Colleagues in every status of the list. */
async function makeColleagues(stage: Stage) {
  const { db, makeColleague } = stage.world
  await makeColleague('Tom B.')
  const [rosa, ewa, hanna] = [
    await makeColleague('Rosa M.'),
    await makeColleague('Ewa T.'),
    await makeColleague('Hanna L.'),
  ]
  await suspendedOperator(stage)
  const locked_at = new Date().toISOString()
  await db.insertInto('code_guesses').values({ operator_id: rosa.operator.id, locked_at }).execute()
  for (const [{ operator }, days] of [
    [ewa, 2],
    [hanna, -9],
  ] as const) {
    await db.updateTable('operators').set({ totp_enrolled_at: null }).where('id', '=', operator.id).execute()
    await db
      .insertInto('invitations')
      .values({
        operator_id: operator.id,
        token_hash: Buffer.from(`invitation ${operator.id}`),
        expires_at: new Date(Date.now() + days * 86_400_000).toISOString(),
      })
      .execute()
  }
}

/** The page of an operator who was suspended with a reason. */
async function suspendedOperator({ world: { db, makeColleague } }: Stage) {
  const [daan, admin] = [
    await makeColleague('Daan P.'),
    await makeColleague('Noor J.', { level: adminLevel }),
  ]
  const of = { operator_id: daan.operator.id }
  await db
    .updateTable('operators')
    .set({ suspended_at: new Date().toISOString() })
    .where('id', '=', of.operator_id)
    .execute()
  await db
    .updateTable('sessions')
    .set({ ended_at: new Date().toISOString() })
    .where('operator_id', '=', of.operator_id)
    .execute()
  await recordAudit(db, {
    operatorId: admin.operator.id,
    action: 'operator.suspend',
    subject: { type: 'operator', id: of.operator_id },
    details: { reason: 'Left the team', released: null, sessions: 2 },
  })
  return `/operators/${of.operator_id}`
}

/** The page of an operator with a note, who was here and skipped a chat. */
async function operatorWithActivity({ world }: Stage) {
  const { db, makeColleague, makeCustomer, findChat } = world
  const [tom, daan] = [await makeColleague('Tom B.'), await makeColleague('Daan P.', { level: adminLevel })]
  const { write } = await makeCustomer('Colin')
  await write('Hello')
  const of = { operator_id: tom.operator.id }
  await makeSkip(db, {
    conversationId: (await findChat()).id,
    operatorId: tom.operator.id,
    reason_code: 'topic',
  })
  await db
    .insertInto('login_history')
    .values({ ...of, login: tom.operator.login, device: 'journey', result: 'code_ok' })
    .execute()
  await db
    .insertInto('operator_notes')
    .values({ ...of, author_id: daan.operator.id, body: 'Left the team' })
    .execute()
  return `/operators/${tom.operator.id}`
}

const adminLevel = { rights: ['manage_operators'] }

/** Chooses the last account level in the open form of an invitation. */
async function chooseLastLevel({ page }: Stage) {
  await page.locator('[role=dialog] button[aria-haspopup=listbox]').first().click()
  await page.locator('[role=listbox] [role=option]').last().click()
  await page.locator('[role=dialog] [role=status]').waitFor()
}

/** The link of an operator who is invited. The response is replaced, because all runs share the operators. */
async function makeLink(stage: Stage) {
  const { page } = stage
  const expires_at = new Date(Date.now() + 72 * 3_600_000).toISOString()
  await page.route('**/api/operators', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ json: { operator_id: 1, token: 'a'.repeat(43), expires_at, can_send: false } })
      : route.fallback(),
  )
  await page.keyboard.press('n')
  const field = (index: number) => page.locator('[role=dialog] input').nth(index)
  await field(0).fill('Mila R.')
  await field(1).fill('mila.r')
  await chooseLastLevel(stage)
  await page.locator('[role=dialog] button[aria-haspopup=listbox]').nth(1).click()
  await page.locator('[role=listbox] [role=option]').first().click()
  await page.keyboard.press('Control+Enter')
  await page.locator('[role=dialog] code').waitFor()
}

/** The first Escape asks whether to close without a copy. */
async function leaveLink({ page }: Stage) {
  await page.keyboard.press('Escape')
  await closeDialog(page)
}

const rows = { open: ({ page }: Stage) => page.locator('[role=row][data-id]').first().waitFor() }

/** The page of an invitation link, which opens without a sign-in. */
const invitation = (state: 'valid' | 'expired' | 'used' | 'unknown'): Scene => ({
  name: `invitation-${state}`,
  who: 'operator',
  path: '/invite/token',
  prepare: ({ page }) =>
    page.route('**/api/invitation', (route) =>
      route.fulfill({
        json: {
          state,
          operator: state === 'valid' ? { name: 'Mila R.', login: 'mila.r' } : null,
          expires_at: null,
        },
      }),
    ),
  screens: [
    {
      name: `invitation-${state}`,
      open: ({ page }) => page.locator('form, a[href="/login"]').first().waitFor(),
    },
  ],
})

export const invitationScenes = (['valid', 'expired', 'used', 'unknown'] as const).map(invitation)

export const operatorScenes: Scene[] = [
  {
    name: 'operators',
    who: 'admin',
    path: '/operators',
    prepare: makeColleagues,
    screens: [
      { name: 'operators', ...rows },
      dialog('operators-invite', ({ page }) => page.keyboard.press('n')),
      dialog('operators-invite-level', async (stage) => {
        await stage.page.keyboard.press('n')
        await chooseLastLevel(stage)
      }),
      {
        ...dialog('operators-invited', makeLink),
        leave: leaveLink,
      },
      dialog('operators-list', typeList),
      { ...dialog('operators-links', makeLinks), leave: leaveLink },
      {
        name: 'operators-selected',
        open: async ({ page }) => {
          await page.locator('[role=row][data-id] label').first().click()
          await page.locator('[role=toolbar]').waitFor()
        },
      },
      dialog('operators-change', async ({ page }) => {
        await page.keyboard.press('t')
        await page.locator('[role=dialog] input[type=checkbox]').first().click()
      }),
      dialog('operators-suspend', ({ page }) => page.keyboard.press('s')),
    ],
  },
  {
    name: 'operator',
    who: 'admin',
    path: operatorWithActivity,
    screens: [
      titled('operator', 'operators.identity'),
      {
        name: 'operator-line',
        open: async ({ page }) => {
          await page.locator('dl button').nth(4).click()
          await page.locator('dl fieldset input').first().waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      },
      dialog('operator-suspend', ({ page }) => page.keyboard.press('s')),
      dialog('operator-note', ({ page }) => page.keyboard.press('n')),
      dialog('operator-reset', ({ page }) => page.keyboard.press('f')),
    ],
  },
  {
    name: 'operator-suspended',
    who: 'admin',
    path: suspendedOperator,
    screens: [
      titled('operator-suspended', 'operators.identity'),
      dialog('operator-reinstate', ({ page }) => page.keyboard.press('s')),
    ],
  },
  {
    name: 'operator-link',
    who: 'admin',
    // They have not chosen a password yet, so one admin makes the link.
    path: async ({ world }) =>
      `/operators/${(await world.makeColleague('Tom B.', { has_password: false })).operator.id}`,
    prepare: ({ page }) =>
      page.route('**/api/operators/*/link', async (route) => {
        const response = await route.fetch()
        await route.fulfill({
          response,
          json: { ...(await response.json()), token: 'token', can_send: true },
        })
      }),
    screens: [
      {
        ...dialog('operator-link', async ({ page }) => {
          await page.locator('li button').last().click()
          await page.keyboard.press('Control+Enter')
          await page.locator('[role=dialog] input[type=email]').waitFor()
        }),
        leave: leaveLink,
      },
    ],
  },
]
