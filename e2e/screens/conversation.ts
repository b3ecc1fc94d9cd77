import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Page } from 'playwright-core'
import { makeConversation } from '../../server/src/testing/make.ts'
import type { World } from '../world.ts'
import { makeChat } from './make-chat.ts'
import {
  answerWith,
  anyDialog,
  closeDialog,
  dialog,
  pressButton,
  type Scene,
  type Screen,
  saying,
} from './screen.ts'

const editor = (page: Page) => page.locator('textarea[aria-keyshortcuts="/"], textarea').first()

/** Out of the editor, where a letter is a key. */
async function pressKey(page: Page, key: string) {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.keyboard.press(key)
}

/** A dialog whose confirmation is refused as long as nothing is filled in. */
const unfilled = (name: string, key: string, first?: string): Screen =>
  dialog(name, key, async ({ page }) => {
    if (first) await page.keyboard.press(first)
    await page.keyboard.press('Control+Enter')
    await anyDialog(page).locator('[aria-invalid=true], [role=alert]').first().waitFor()
  })

const message = (page: Page, text: string) => page.getByRole('log').getByText(text)

/** The menu of a message closes when the window changes. */
const menu: Screen = {
  name: 'message-menu',
  reopens: true,
  open: async ({ page }) => {
    await message(page, 'Good morning!').click({ button: 'right' })
    await page.getByRole('menu').waitFor()
  },
  leave: async ({ page }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
  },
}

const fromMenu = (name: string, text: string): Screen =>
  dialog(name, async (stage) => {
    await menu.open(stage)
    await stage.page.getByRole('menuitem', { name: stage.words(text) }).click()
  })

/** The focus may be elsewhere by now: the button, not the key. */
const cancel = ({ page }: { page: Page }) =>
  page.locator('[aria-keyshortcuts=Escape]:visible').first().click()

const inCustomer = (screen: Screen): Screen => ({ ...screen, zone: 'customer' })

export const conversationScenes: Scene[] = [
  {
    name: 'in-hand',
    who: 'operator',
    path: '/queue',
    prepare: async ({ world, operator }) => {
      await makeChat(world)
      await world.db
        .insertInto('saved_replies')
        .values({
          title: 'Soup',
          body: 'Soup again, {customer_name}?',
          language: 'en',
          operator_id: operator.id,
        })
        .execute()
    },
    screens: [
      { name: 'in-hand', open: ({ page }) => page.locator('textarea:focus').waitFor() },
      { name: 'in-hand-facts', only: 'phone', zone: 'customer', open: async () => {} },
      { name: 'in-hand-profile', only: 'phone', zone: 'profile', open: async () => {} },
      menu,
      fromMenu('hide', 'message_acts.hide'),
      fromMenu('report', 'message_acts.report'),
      unfilled('report-unfilled', 'R'),
      dialog('save-fact', ({ page }) => pressKey(page, 'f')),
      dialog('skip', 'S'),
      unfilled('skip-unfilled', 'S'),
      dialog('ignore', 'I'),
      unfilled('ignore-unfilled', 'I', '1'),
      dialog('handover', 'M'),
      unfilled('handover-unfilled', 'M'),
      dialog('away-from-chat', 'A'),
      dialog('photo-picker', 'P'),
      dialog('gift-picker', 'G'),
      dialog('palette-in-chat', 'Control+K'),
      dialog('keys-in-chat', ({ page }) => pressKey(page, '?')),
      {
        name: 'lightbox',
        open: async ({ page, words }) => {
          await page
            .getByRole('button', { name: words('photo.show') })
            .first()
            .click()
          await page
            .getByRole('button', { name: words('message_acts.photo') })
            .first()
            .click()
          await anyDialog(page).first().waitFor()
        },
        leave: ({ page }) => closeDialog(page),
      },
      inCustomer({
        name: 'fact-editor',
        open: async ({ page }) => {
          await page.locator('[data-field=pets]').click()
          await page.locator('section input:focus, section textarea:focus').waitFor()
        },
        leave: cancel,
      }),
      inCustomer({
        name: 'interests',
        open: async ({ page, words }) => {
          // The name of the group stands in the name of its button.
          const group = page.getByRole('region', { name: words('facts.interests') })
          await group.getByRole('button', { name: words('facts.edit_group') }).click()
          await page.locator('input:focus').waitFor()
        },
        leave: cancel,
      }),
      inCustomer({
        name: 'alert-editor',
        open: async ({ page, words }) => {
          await page.getByRole('button', { name: words('alert.edit') }).click()
          await page.getByLabel(words('alert.label')).waitFor()
        },
        leave: cancel,
      }),
      inCustomer({
        name: 'note-form',
        open: async ({ page, words }) => {
          await pressButton(page, 'N')
          await page.getByLabel(words('logbook.label')).waitFor()
        },
        leave: cancel,
      }),
      saying('empty-message', 'refusal.empty', async ({ page }) => {
        await editor(page).focus()
        await page.keyboard.press('Control+Enter')
      }),
      {
        name: 'unsent',
        open: async ({ page, words }) => {
          await editor(page).focus()
          await page.keyboard.type('Half a thought')
          await page.getByText(words('draft.saved')).waitFor()
          await pressButton(page, 'B')
          await anyDialog(page).first().waitFor()
        },
        leave: ({ page }) => closeDialog(page),
      },
      dialog('unsent-skip', 'S'),
      dialog('unsent-ignore', 'I'),
      dialog('unsent-handover', 'M'),
      {
        name: 'saved-reply-picker',
        reopens: true,
        open: async ({ page }) => {
          await editor(page).fill('')
          await editor(page).focus()
          await page.keyboard.type('/so')
          await page.getByRole('listbox').waitFor()
        },
        leave: ({ page }) => editor(page).fill(''),
      },
      {
        name: 'photo-chosen',
        open: async ({ page, words }) => {
          await pressButton(page, 'P')
          await anyDialog(page).getByRole('button', { name: 'Photo 1' }).click()
          await page.getByRole('button', { name: words('attachment.remove.photo') }).waitFor()
        },
        leave: ({ page, words }) =>
          page.getByRole('button', { name: words('attachment.remove.photo') }).click(),
      },
      {
        name: 'toast',
        open: async ({ page, words }) => {
          await page
            .getByRole('button', { name: words('told.remove') })
            .first()
            .click()
          await page.getByText(words('told.removed')).waitFor()
        },
      },
      saying('held', 'refusal.held', async ({ page }) => {
        await answerWith(page, '**/api/conversations/*/messages', 409, {
          code: 'held',
          kind: 'possible_minor',
        })
        await editor(page).fill('Hello to you')
        await page.keyboard.press('Control+Enter')
      }),
      saying('sending-waits', 'waiting.offline', async ({ page }) => {
        await page.unroute('**/api/conversations/*/messages')
        await page.context().setOffline(true)
        await page.keyboard.press('Control+Enter')
      }),
    ],
  },
  {
    name: 'reading',
    who: 'coach',
    path: async ({ world }) => {
      const { id, customer_id } = await makeChat(world)
      const customer = await world.db
        .selectFrom('customers')
        .where('id', '=', customer_id)
        .selectAll()
        .executeTakeFirstOrThrow()
      await makeConversation(world.db, { siteowner: world.siteowner, customer })
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
    name: 'master',
    who: 'master',
    path: '/queue',
    prepare: async ({ world }) => {
      const { id } = await makeChat(world)
      const { operator } = await world.makeColleague('Anna V.')
      await world.db
        .insertInto('handovers')
        .values({ conversation_id: id, operator_id: operator.id, reason: 'Half a thought' })
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
    ],
  },
]

/** Somebody has the only chat of this world in hand. */
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
