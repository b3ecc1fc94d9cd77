import type { Message } from '@panel/contract'
import type { World } from '../world.ts'
import { editor, fromMenu, menu, pressKey, unfilled } from './chat-steps.ts'
import { customerScreens } from './in-customer.ts'
import { makeChat } from './make-chat.ts'
import {
  answerWith,
  anyDialog,
  closeDialog,
  dialog,
  pressButton,
  type Scene,
  type Stage,
  saying,
} from './screen.ts'
import { sentBefore } from './sent-before.ts'

export const inHandScenes: Scene[] = [
  {
    name: 'in-hand',
    who: 'operator',
    path: '/queue',
    prepare,
    screens: [
      { name: 'in-hand', open: ({ page }) => page.locator('textarea:focus').waitFor() },
      { name: 'in-hand-facts', only: 'phone', zone: 'customer', open: async () => {} },
      { name: 'in-hand-profile', only: 'phone', zone: 'profile', open: async () => {} },
      {
        name: 'find-in-chat',
        open: async ({ page }) => {
          await pressKey(page, 'y')
          await page.getByRole('search').locator('input:focus').waitFor()
          await page.keyboard.type('soup')
          await page.keyboard.press('Enter')
          await page.locator('[data-found]').waitFor()
        },
        leave: ({ page }) => page.keyboard.press('Escape'),
      },
      menu,
      fromMenu('hide', 'message_acts.hide'),
      fromMenu('report', 'message_acts.report'),
      unfilled('report-unfilled', 'R'),
      dialog('save-fact', ({ page }) => pressKey(page, 'f')),
      dialog('skip', 'S'),
      unfilled('skip-unfilled', 'S'),
      dialog('skip-words', 'S', async ({ page }) => {
        await page.keyboard.press('5')
        await anyDialog(page).locator('textarea:focus').waitFor()
      }),
      dialog('ignore', 'I'),
      unfilled('ignore-unfilled', 'I', '1'),
      dialog('handover', 'M'),
      unfilled('handover-unfilled', 'M'),
      dialog('away-from-chat', 'A'),
      dialog('photo-picker', 'P'),
      dialog('gift-picker', 'G'),
      dialog('palette-in-chat', 'Control+K'),
      dialog('keys-in-chat', ({ page }) => pressKey(page, '?')),
      dialog('unsent-words', ({ page }) => pressKey(page, 'w')),
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
    ],
  },
  {
    name: 'in-hand-beside',
    who: 'operator',
    path: '/queue',
    prepare,
    screens: [
      dialog('shown-disclosure', ({ page }) =>
        page.locator('button[aria-haspopup=dialog]', { hasText: '4' }).first().click(),
      ),
      ...customerScreens,
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
      dialog('unsent-skip', 'S', async ({ page }) => {
        await page.keyboard.press('3')
        await page.keyboard.press('Enter')
        await page.locator('[role=alertdialog] button:focus').waitFor()
      }),
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
        name: 'emoji',
        reopens: true,
        open: async ({ page }) => {
          await editor(page).fill('')
          await editor(page).focus()
          await page.keyboard.type(':lollipop')
          await page.getByRole('listbox').waitFor()
        },
        leave: ({ page }) => editor(page).fill(''),
      },
      {
        name: 'long-answer',
        open: async ({ page, words }) => {
          await editor(page).fill('Every word counts. '.repeat(100))
          await page.getByText(words('sender.nearly_full')).waitFor({ state: 'attached' })
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
          await page.getByText(words('told.removed')).first().waitFor()
        },
      },
      saying('answered-and-stayed', 'sender.send_extra', async ({ page }) => {
        await editor(page).fill('Hello to you')
        await page.keyboard.press('Control+Shift+Enter')
      }),
      sentBefore,
      saying('held', 'refusal.held', async ({ page }) => {
        await answerWith(page, '**/api/conversations/*/messages', 409, {
          code: 'held',
          kind: 'possible_minor',
        })
        await editor(page).fill('Hello to you')
        await page.keyboard.press('Control+Enter')
      }),
      // The last answer counts. With `unroute` between them, a send has once reached the server.
      saying('answered-elsewhere', 'refusal.answered_elsewhere', async ({ page }) => {
        const at = new Date().toISOString()
        const times = { sent_at: at, arrived_at: at, placed_at: at }
        const newer: Message = {
          ...{ id: 0, direction: 'out', type: 'extra_reply', text: soup, ...times },
          ...{ attachments: [], operator: null, in_reply_to: null },
          ...{
            delivery: 'delivered',
            refusal: null,
            answered: false,
            highlighted: null,
            hidden: null,
            deleted: null,
          },
          suggests: null,
          edited: null,
        }
        await answerWith(page, '**/api/conversations/*/messages', 409, {
          code: 'newer_message',
          messages: [newer],
        })
        await page.keyboard.press('Control+Enter')
      }),
      saying('extra-limit', 'refusal.extra_limit', async ({ page, words }) => {
        await answerWith(page, '**/api/conversations/*/messages', 409, { code: 'extra_limit', limit: 3 })
        await page.getByRole('button', { name: words('refusal.send_as_extra') }).click()
      }),
      saying('sending-waits', 'waiting.offline', async ({ page, words }) => {
        await page.unroute('**/api/conversations/*/messages')
        await page.context().setOffline(true)
        await page.getByRole('button', { name: words('refusal.send_one_more') }).click()
      }),
    ],
  },
  {
    name: 'in-hand-newer',
    who: 'operator',
    path: '/queue',
    prepare: async (stage) => {
      const { colin } = await makeChat(stage.world)
      customers.set(stage.world, colin)
    },
    screens: [
      saying('newer-told', 'newer.while_typing', async ({ page, world }) => {
        await page.locator('textarea:focus').waitFor()
        await page.keyboard.type('Half a thought')
        await customers.get(world)?.write('Good night')
      }),
      saying('newer-question', 'newer.not_sent', async ({ page }) => {
        await editor(page).focus()
        await page.keyboard.press('Control+Enter')
      }),
    ],
  },
]

/** A customer who writes again while the chat is open. */
const customers = new WeakMap<World, Awaited<ReturnType<typeof makeChat>>['colin']>()

const soup = 'I made the soup, far too much pepper, but the dog approved.'

/** A waiting chat, and a saved reply for it. */
async function prepare({ world, operator }: Stage) {
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
}
