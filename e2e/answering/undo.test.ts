import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat } from '../chat-in-hand.ts'
import { bubble, editor, expectInEditor, waitUntilKeysWork } from '../commands.ts'
import { expect, it, type Journey } from '../journey.ts'

const sentTo = (page: Page) => page.getByText('Sent to Colin. Next: Henk').last()
const undone = (page: Page) => page.getByText('Not sent. Your text is a draft again.')

/** Anna has sent an answer to Colin, and has Henk's chat in hand now, unless nobody waits. */
async function sendOne(journey: Journey, { others = ['Henk'], send = 'Control+Enter' } = {}) {
  const world = await journey.makeWorld()
  for (const name of ['Colin', ...others]) await (await world.makeCustomer(name)).write(`${name} says hello`)
  const anna = await world.makeColleague('Anna V.')
  const page = await journey.open('/login', anna.cookie)
  // The time to undo it is not over, however slow the machine is: in the browser here, and on the server below.
  await page.context().clock.setFixedTime(new Date())
  await page.goto('/queue')
  await expectInEditor(page)
  const chat = { ...world, page }
  await page.keyboard.type('I meant to say this to Henk')
  await chat.page.keyboard.press(send)
  if (others.length > 0) await expect(bubble(chat.page, 'Henk says hello')).toBeVisible()
  await expect.poll(() => chat.sent()).toHaveLength(1)
  await chat.db
    .updateTable('deliveries')
    .set({ deliver_at: sql<string>`now() + interval '1 hour'`, next_attempt_at: null })
    .where('siteowner_id', '=', chat.siteowner.id)
    .execute()
  /** The customers in hand. */
  const inHand = async () => {
    const rows = await chat.db
      .selectFrom('queue_items as q')
      .innerJoin('conversations as c', 'c.id', 'q.conversation_id')
      .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
      .where('q.siteowner_id', '=', chat.siteowner.id)
      .where('q.expires_at', 'is not', null)
      .select('cu.name')
      .execute()
    return rows.map(({ name }) => name)
  }
  return { ...chat, inHand }
}

it('Ctrl+Z in the empty editor brings the chat and the text back, and it is sent again', async ({
  journey,
}) => {
  const { page, sent, inHand } = await sendOne(journey)
  await expect(sentTo(page)).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  await page.keyboard.press('Control+z')
  await expect(undone(page)).toBeVisible()
  await expect(editor(page)).toHaveValue('I meant to say this to Henk')
  await expect(editor(page)).toBeFocused()
  await expect(bubble(page, 'I meant to say this to Henk')).toBeHidden()
  expect(await inHand()).toEqual(['Colin'])
  expect(await sent()).toEqual([])
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Good to hear from you')
  await waitUntilKeysWork(page)
  await page.keyboard.press('Control+Enter')
  await expect.poll(async () => (await sent()).map(({ body }) => body)).toEqual(['Good to hear from you'])
})

it('Escape and Z undo it too, and what was typed to the next customer is kept', async ({ journey }) => {
  const { page, inHand } = await sendOne(journey)
  await page.keyboard.type('Half a line')
  await page.keyboard.press('Control+z')
  await page.keyboard.type(' to Henk')
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(editor(page)).toHaveValue('I meant to say this to Henk')
  expect(await inHand()).toEqual(['Colin'])
  // A key does nothing before the text can have been read.
  await expect(async () => {
    await page.keyboard.press('Control+Enter')
    await expect(bubble(page, 'Henk says hello')).toBeVisible({ timeout: 500 })
  }).toPass()
  await expect(editor(page)).toHaveValue(/ to Henk$/)
})

it('it is offered after a reload and in another tab, where nothing waits, and once', async ({ journey }) => {
  const { page, sent, inHand } = await sendOne(journey, { others: [] })
  await expect(page.getByText('Sent to Colin')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Sent to Colin')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect(other.getByText('Sent to Colin')).toBeVisible()
  await other.keyboard.press('z')
  await expect(editor(other)).toHaveValue('I meant to say this to Henk')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeHidden()
  expect(await inHand()).toEqual(['Colin'])
  expect(await sent()).toEqual([])
})

it('an operator who has stayed in the chat has the text before what was typed since', async ({ journey }) => {
  const { page, sent } = await sendOne(journey, { others: [], send: 'Control+Shift+Enter' })
  await expect(bubble(page, 'I meant to say this to Henk')).toBeVisible()
  await page.keyboard.type('And this')
  await page.keyboard.press('Escape')
  await page.keyboard.press('z')
  await expect(editor(page)).toHaveValue('I meant to say this to Henk\n\nAnd this')
  await expect(bubble(page, 'I meant to say this to Henk')).toBeHidden()
  await editor(page).press('Control+Shift+Enter')
  await expect.poll(async () => (await sent()).map(({ type }) => type)).toEqual(['reply'])
})

it('says so when the site has the message already', async ({ journey }) => {
  const { page, db, siteowner, sent } = await sendOne(journey)
  await db.updateTable('deliveries').set({ attempts: 1 }).where('siteowner_id', '=', siteowner.id).execute()
  await page.keyboard.press('Control+z')
  await expect(page.getByText('Too late: Colin has the message already.')).toBeVisible()
  await expect(bubble(page, 'Henk says hello')).toBeVisible()
  expect(await sent()).toHaveLength(1)
})

it('an operator chooses by keyboard that messages leave at once', async ({ journey }) => {
  const { page, anna, db, siteowner } = await claimChat(journey, { others: ['Henk'] })
  const account = await journey.open('/account', anna.cookie)
  const choice = account.getByRole('radiogroup', { name: 'Undo after sending' })
  await choice.getByRole('radio', { name: '5 s' }).press('ArrowLeft')
  await account.keyboard.press('ArrowLeft')
  await expect(choice.getByRole('radio', { name: 'Off' })).toBeChecked()
  expect(await findAccessibilityViolations(account)).toEqual([])
  await account.goto(page.url())
  await expect(editor(account)).toBeFocused()
  await account.keyboard.type('Good evening')
  await account.keyboard.press('Control+Enter')
  await expect(bubble(account, 'Henk says hello')).toBeVisible()
  await expect(account.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  const waiting = db
    .selectFrom('deliveries')
    .where('siteowner_id', '=', siteowner.id)
    .whereRef('deliver_at', '>', 'created_at')
  expect(await waiting.select('message_id').execute()).toEqual([])
})
