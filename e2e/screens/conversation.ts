import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { makeConversation } from '../../server/src/testing/make-conversations.ts'
import type { World } from '../world.ts'
import { editor, menu, pressKey } from './chat-steps.ts'
import { makeChat } from './make-chat.ts'
import { makeLateChat } from './make-late-chat.ts'
import { makeSite } from './make-site.ts'
import { answerWith, dialog, type Scene, saying } from './screen.ts'

/** Another conversation of the customer. */
async function makeOtherChat({ db, siteowner }: World, customerId: number) {
  const customer = await db
    .selectFrom('customers')
    .where('id', '=', customerId)
    .selectAll()
    .executeTakeFirstOrThrow()
  await makeConversation(db, { siteowner, customer })
}

/** A read-only chat, and one in hand of a master. */
export const conversationScenes: Scene[] = [
  {
    name: 'refused-message',
    who: 'coach',
    path: async (stage) => `/conversations/${await makeSite(stage)}?from=overview`,
    screens: [saying('refused-message', 'delivery.dead')],
  },
  {
    name: 'reading',
    who: 'coach',
    path: async ({ world }) => {
      const { id, customer_id } = await makeChat(world)
      await makeOtherChat(world, customer_id)
      return `/conversations/${id}?from=overview`
    },
    screens: [
      saying('reading', 'reading.status.unread'),
      dialog('other-chats', ({ page, words }) => page.getByTitle(words('other_chats.open')).click()),
      dialog('delete', async (stage) => {
        await menu.open(stage)
        await stage.page.getByRole('menuitem', { name: stage.words('message_acts.delete') }).click()
      }),
      saying('locked-by-another', 'lock.answering', async ({ page, world }) => {
        const tom = await world.makeColleague('Tom B.')
        await lease(world, tom.operator.id)
        await page.reload()
      }),
      {
        name: 'loading',
        open: async ({ page }) => {
          await page.route(/\/api\/conversations\/\d+/, () => {})
          await page.reload()
          await page.getByRole('status').filter({ visible: true }).first().waitFor()
        },
      },
    ],
  },
  {
    name: 'limits',
    who: 'coach',
    path: async ({ world }) => {
      const { write, tell } = await world.makeCustomer('Colin')
      await write('Hens are laying again, by the way.')
      await tell({
        limits: { cooling_off_until: '2199-11-21T09:00:00Z', spending_confirmation_needed: true },
        spending: {
          currency: 'EUR',
          last_24_hours: 1_700,
          last_30_days: 19_800,
          own_limit_24_hours: 2_000,
          own_limit_30_days: 20_000,
          as_of: '2026-01-02T10:00:00Z',
        },
      })
      const { id } = await world.findChat('Colin')
      return `/conversations/${id}?from=overview`
    },
    screens: [
      {
        name: 'limits',
        open: ({ page, words }) =>
          page.getByRole('region', { name: words('limits.title') }).waitFor({ state: 'attached' }),
      },
      dialog('other-chats-held', async ({ page, words, world }) => {
        const { customer_id } = await world.findChat('Colin')
        await makeOtherChat(world, customer_id)
        await page.reload()
        await page.getByTitle(words('other_chats.open')).click()
      }),
      {
        name: 'overview-held',
        open: async ({ page, words }) => {
          await page.goto('/messages')
          await page.getByText(words('hold.cooling_off')).first().waitFor()
        },
      },
    ],
  },
  {
    name: 'late',
    who: 'operator',
    path: '/queue',
    prepare: ({ world }) => makeLateChat(world, 3),
    screens: [{ name: 'late', open: ({ page }) => page.locator('[data-above]').waitFor() }],
  },
  {
    name: 'late-apart',
    who: 'operator',
    path: '/queue',
    prepare: ({ world }) => makeLateChat(world, 120),
    screens: [
      {
        name: 'late-apart',
        // The page keeps its distance from the end when the window changes its width.
        reopens: true,
        open: async ({ page }) => {
          // The mark stays for a moment only.
          const isReached = page.waitForFunction(() => {
            const { top = -1, bottom = -1 } =
              document.querySelector('[data-jumped-to]')?.getBoundingClientRect() ?? {}
            return document
              .elementsFromPoint(innerWidth / 2, (top + bottom) / 2)
              .some(({ role }) => role === 'log')
          })
          await Promise.all([isReached, page.locator('[data-above]').click()])
        },
      },
    ],
  },
  {
    name: 'master',
    who: 'master',
    path: '/queue',
    prepare: async ({ world }) => {
      const { id } = await makeChat(world)
      const { operator } = await world.makeColleague('Anna V.')
      await world.db
        .insertInto('handovers')
        .values({ conversation_id: id, operator_id: operator.id, reason_words: 'Half a thought' })
        .execute()
      await world.db
        .updateTable('queue_items')
        .set({ for_master: true })
        .where('conversation_id', '=', id)
        .execute()
    },
    screens: [
      saying('handed-over', 'handover.by'),
      dialog('give-back', 'M'),
      {
        name: 'locked-with-draft',
        open: async ({ page, world, operator, words }) => {
          await editor(page).fill('Half a thought')
          await page.getByText(words('draft.saved')).waitFor()
          const tom = await world.makeColleague('Tom B.')
          await page.route('**/api/leases/**', (route) => route.abort())
          await lease(world, tom.operator.id, operator.id)
          await page.keyboard.press('Control+Enter')
          await page.getByText(words('lock.draft_kept')).waitFor()
        },
      },
      dialog('unsent-words-lost', ({ page }) => pressKey(page, 'w')),
    ],
  },
  {
    name: 'erased',
    who: 'operator',
    path: '/queue',
    prepare: async ({ page, world }) => {
      await makeChat(world)
      const lost = { code: 'lease_lost', by: null, erased: true }
      await answerWith(page, '**/api/conversations/*/messages', 409, lost)
    },
    screens: [
      saying('erased', 'lock.since.erased', async ({ page }) => {
        await editor(page).fill('Half a thought')
        await page.keyboard.press('Control+Enter')
      }),
    ],
  },
]

/** An operator has the only chat of this world in hand. */
async function lease({ db, siteowner }: World, operator_id: number, before?: number) {
  await db
    .updateTable('queue_items')
    .set({
      operator_id,
      lease_id: randomUUID(),
      expires_at: sql<string>`now() + '10 minutes'`,
      epoch: sql<number>`epoch + 1`,
      previous_operator_id: before ?? null,
    })
    .where('siteowner_id', '=', siteowner.id)
    .execute()
}
