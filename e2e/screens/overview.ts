import { sql } from 'kysely'
import { type Scene, type Stage, saying } from './screen.ts'

/** Waiting customers, and an operator on a break. */
export async function makeDay({ world }: Stage) {
  const { db, makeCustomer, makeColleague } = world
  for (const name of ['Colin', 'Henk', 'Paola']) await (await makeCustomer(name)).write('Hello?')
  const { operator } = await makeColleague('Tom B.')
  await db
    .insertInto('away_times')
    .values({ operator_id: operator.id, reason_code: 'water', ends_at: sql<string>`now() + '2 minutes'` })
    .execute()
}

/** The Chat overview, with its preview and filters, and the page that opens a chat by its number. */
export const overviewScene: Scene = {
  name: 'overview',
  who: 'coach',
  path: '/messages',
  prepare: makeDay,
  screens: [
    { name: 'overview', open: ({ page }) => page.locator('a[data-id]').nth(2).waitFor() },
    {
      name: 'overview-statuses',
      only: 'wide',
      open: async ({ page, words }) => {
        await page.getByRole('button', { name: words('overview_page.status_filter') }).press('Enter')
        await page.locator('[role=listbox] [role=option]').first().waitFor()
      },
      leave: ({ page }) => page.keyboard.press('Escape'),
    },
    {
      name: 'overview-preview',
      open: async ({ page }) => {
        await page.locator('a[data-id]').first().focus()
        await page.keyboard.press('Space')
        await page.locator('aside [data-message]').first().waitFor()
      },
      leave: ({ page }) => page.keyboard.press('Space'),
    },
    {
      name: 'overview-filters',
      only: 'phone',
      open: ({ page }) => page.locator('form button[aria-expanded=false]:not([aria-haspopup])').click(),
    },
    saying('overview-empty', 'overview.nothing_matches', ({ page }) =>
      page.goto('/messages?messages_min=900'),
    ),
    {
      name: 'open-chat',
      open: async ({ page }) => {
        await page.goto('/conversations?from=overview')
        await page.locator('input:focus').waitFor()
      },
    },
    saying('open-chat-wrong', 'open_chat.not_a_number', async ({ page }) => {
      await page.locator('input').fill('number one')
      await page.keyboard.press('Enter')
    }),
    saying('conversation-not-found', 'conversation.not_found', ({ page }) =>
      page.goto('/conversations/999999999'),
    ),
  ],
}
