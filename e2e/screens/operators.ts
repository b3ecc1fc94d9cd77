import { makeSkip } from '../../server/src/testing/make-conversations.ts'
import { closeDialog, dialog, type Scene, type Stage, titled } from './screen.ts'

/** Colleagues in every status of the list. */
async function makeColleagues({ world }: Stage) {
  const { db, makeColleague } = world
  await makeColleague('Tom B.')
  const [daan, rosa] = [await makeColleague('Daan P.'), await makeColleague('Rosa M.')]
  const now = new Date().toISOString()
  await db.updateTable('operators').set({ suspended_at: now }).where('id', '=', daan.operator.id).execute()
  await db.insertInto('code_guesses').values({ operator_id: rosa.operator.id, closed_at: now }).execute()
}

/** The page of an operator whose two-factor another admin wants to reset. */
async function operatorWithRequest({ world }: Stage) {
  const { db, makeColleague } = world
  const [tom, david] = [await makeColleague('Tom B.'), await makeColleague('Daan P.', { level: adminLevel })]
  await db
    .insertInto('two_factor_resets')
    .values({
      operator_id: tom.operator.id,
      what: 'authenticator',
      reason: 'Lost the phone',
      asked_by: david.operator.id,
    })
    .execute()
  return `/operators/${tom.operator.id}`
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
      {
        name: 'operators-selected',
        open: async ({ page }) => {
          await page.locator('[role=row][data-id] label').first().click()
          await page.locator('[role=toolbar]').waitFor()
        },
      },
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
    name: 'operator-reset-waits',
    who: 'admin',
    path: operatorWithRequest,
    screens: [
      titled('operator-reset-waits', 'operators.identity'),
      dialog('operator-reset-confirm', ({ page }) => page.keyboard.press('c')),
    ],
  },
  {
    name: 'operator-link',
    who: 'admin',
    path: operatorWithActivity,
    // The panel of the tests has no mail server.
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
        // The first Escape asks whether to close without a copy.
        async leave({ page }) {
          await page.keyboard.press('Escape')
          await closeDialog(page)
        },
      },
    ],
  },
]
