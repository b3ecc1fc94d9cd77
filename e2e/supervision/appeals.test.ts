import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { openChat } from '../chat-in-hand.ts'
import { bubble } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const lie = 'Ha, of course I am real, who else?'
const stopped = (page: Page) => page.getByText('Not sent: this denies that an operator writes.')

type World = Pick<Awaited<ReturnType<Journey['makeWorld']>>, 'makeColleague'>

/** A master of this world, on the list of appeals. */
async function openAppeals(journey: Journey, world: World) {
  const { cookie } = await world.makeColleague('Bram H.', {
    level: {
      rights: ['other_chats.overview', 'other_chats.take', 'other_chats.handover', 'escalations', 'holds'],
      history_size: 'all',
    },
  })
  return journey.open('/escalations?state=appeals', cookie)
}

/** Anna's denial was stopped, and she has shown it to the masters. */
async function appeal(journey: Journey) {
  const chat = await openChat(journey, { others: ['Henk'] })
  const { page, db, id } = chat
  const placeInQueue = () =>
    db
      .selectFrom('queue_items')
      .where('conversation_id', '=', id)
      .select(['due_at', 'for_master', 'operator_id'])
      .executeTakeFirstOrThrow()
  const { due_at } = await placeInQueue()
  await page.keyboard.press('/')
  await page.keyboard.type(lie)
  await page.keyboard.press('Control+Enter')
  await expect(stopped(page)).toBeVisible()
  expect(await chat.sent()).toEqual([])
  await page.keyboard.press('Escape')
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('o')
  await expect(bubble(page, 'Henk says hello')).toBeVisible()
  await expect(page.getByText('Handed over. You are told what the master decides.')).toBeVisible()
  // Nobody has it in hand, and it waits where it waited.
  expect(await placeInQueue()).toEqual({ due_at, for_master: true, operator_id: null })
  return chat
}

it('O that no answer comes to opens a dialog, which keeps the text and tries again', async ({ journey }) => {
  const { page, db, id } = await openChat(journey, { others: ['Henk'] })
  await page.keyboard.press('/')
  await page.keyboard.type(lie)
  await page.keyboard.press('Control+Enter')
  await expect(stopped(page)).toBeVisible()
  await page.route('**/api/conversations/*/appeal', (route) =>
    route.fulfill({ status: 409, json: { code: 'text_not_stopped' } }),
  )
  await page.keyboard.press('Escape')
  await page.keyboard.press('o')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('No check stops this text any more. Send it.')).toBeVisible()
  await expect(dialog.getByText(lie)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.unroute('**/api/conversations/*/appeal')
  await page.keyboard.press('Control+Enter')
  await expect(bubble(page, 'Henk says hello')).toBeVisible()
  const appeals = await db.selectFrom('appeals').where('conversation_id', '=', id).select('body').execute()
  expect(appeals).toEqual([{ body: lie }])
})

it('a denial is stopped in every chat; a master sends it with the focused button, and the operator is told', async ({
  journey,
}) => {
  const { page, sent, ...world } = await appeal(journey)
  const master = await openAppeals(journey, world)
  await expect(master.getByText('The text of Anna V.')).toBeVisible()
  await expect(master.locator('mark')).toHaveText(/course I am real/)
  await expect(master.getByText('Hello?')).toBeVisible()
  expect(await findAccessibilityViolations(master)).toEqual([])
  // No letter sends or returns it.
  for (const key of ['s', 'r', 'o', 'Control+Enter']) await master.keyboard.press(key)
  expect(await sent()).toEqual([])
  const send = master.getByRole('button', { name: 'Send as it is' })
  await send.focus()
  await master.keyboard.press('Enter')
  await expect(master.getByText('Sent. Anna V. is told.')).toBeVisible()
  await expect(master.getByText('No stopped text waits for you')).toBeVisible()
  expect((await sent()).map(({ body }) => body)).toEqual([lie])
  await expect(page.getByText('Bram H. sent your text to Colin.')).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Understood' }).press('Enter')
  await expect(page.getByText('Bram H. sent your text to Colin.')).toBeHidden()
})

it('a master returns it with a note, and the operator has the text again', async ({ journey }) => {
  const { page, sent, id, ...world } = await appeal(journey)
  const master = await openAppeals(journey, world)
  const giveBack = master.getByRole('button', { name: 'Return with the note' })
  await giveBack.press('Enter')
  await expect(master.getByText('Write why it is returned.')).toBeVisible()
  await expect(master.getByRole('textbox', { name: 'Note to the operator' })).toBeFocused()
  await master.keyboard.type('Say that an operator writes.')
  await giveBack.press('Enter')
  await expect(master.getByText('Returned. Anna V. is told.')).toBeVisible()
  await expect(page.getByText('Bram H. returned your text to Colin.')).toBeVisible()
  await expect(page.getByText('“Say that an operator writes.”')).toBeVisible()
  expect(await sent()).toEqual([])
  const draft = await world.db.selectFrom('drafts').where('conversation_id', '=', id).select('body').execute()
  expect(draft).toEqual([{ body: lie }])
})

it('a master who has the chat goes to the text from there; the second one is told that it is settled', async ({
  journey,
}) => {
  const { id, page, ...world } = await appeal(journey)
  const master = await openAppeals(journey, world)
  await expect(master.getByText('The text of Anna V.')).toBeVisible()
  await master.goto(new URL(`/conversations/${id}`, master.url()).href)
  await expect(master.getByText('A check stopped the text')).toBeVisible()
  await master.getByRole('link', { name: 'Send or return the text' }).click()
  await expect(master.getByText('The text of Anna V.')).toBeVisible()
  await world.db
    .updateTable('appeals')
    .set({
      outcome: 'returned',
      note: 'No',
      settled_by: world.operator.id,
      settled_at: new Date().toISOString(),
    })
    .where('conversation_id', '=', id)
    .execute()
  await master.getByRole('button', { name: 'Send as it is' }).press('Enter')
  await expect(master.getByText('Anna V. has settled it in the meantime.')).toBeVisible()
})

it('masters see a question who writes that has no true answer after five minutes', async ({ journey }) => {
  const { colin, db, id, ...world } = await openChat(journey)
  await colin.write('Are you a bot?')
  await db
    .updateTable('inquiries')
    .set({ opened_at: new Date(Date.now() - 6 * 60_000).toISOString() })
    .where('conversation_id', '=', id)
    .execute()
  const master = await openAppeals(journey, world)
  await master.getByRole('link', { name: 'Open', exact: true }).click()
  await expect(
    master.getByRole('heading', { name: 'Asked who is writing, no true answer yet' }),
  ).toBeVisible()
  expect(await findAccessibilityViolations(master)).toEqual([])
  await master.getByRole('link', { name: /Asks who is writing/ }).click()
  await expect(bubble(master, 'Are you a bot?')).toBeVisible()
  await expect(master.getByText('the masters see it now')).toBeVisible()
})
