import type { Page } from '@playwright/test'
import { findAccessibilityViolations } from '../accessibility.ts'
import { intercept } from '../browser.ts'
import { keysWork } from '../commands.ts'
import { describe, expect, it, type Journey } from '../journey.ts'

const editor = (page: Page) => page.getByRole('textbox', { name: /^Your message to/ })
const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)

async function openChat({ open, makeWorld }: Journey) {
  const world = await makeWorld()
  await (await world.makeCustomer('Colin')).write('Hello?')
  const { cookie, operator } = await world.makeColleague('Anna V.')
  const page = await open('/queue', cookie)
  await expect(page.locator('textarea:focus')).toBeVisible()
  await page.keyboard.type('Hello to you')
  return { ...world, page, operator }
}

describe('a refused text stays in the editor', () => {
  it('when the customer is on hold, and the page says why', async ({ journey }) => {
    const { page, db, siteowner, sent } = await openChat(journey)
    const customer = await db
      .selectFrom('customers')
      .where('siteowner_id', '=', siteowner.id)
      .select('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('holds').values({ customer_id: customer.id, kind: 'possible_minor' }).execute()
    await db.updateTable('queue_items').set({ held: true }).where('siteowner_id', '=', siteowner.id).execute()
    await page.keyboard.press('Control+Enter')
    await expect(
      page.getByText('You can’t message this customer right now: possible minor. Your text is kept.'),
    ).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    expect(await findAccessibilityViolations(page)).toEqual([])
    expect(await sent()).toEqual([])
  })

  it('when the message was already answered', async ({ journey }) => {
    const { page } = await openChat(journey)
    await intercept(page, '**/api/conversations/*/messages', (route) =>
      route.fulfill({ status: 409, json: { code: 'already_answered' } }),
    )
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('This message was answered already. Your text is kept.')).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    await page.keyboard.type('!')
    await expect(editor(page)).toHaveValue('Hello to you!')
  })
})

it('an idempotency key that belongs to another message is replaced by a new one, and the page shows no error', async ({
  journey,
}) => {
  const { page, sent } = await openChat(journey)
  const keys: (string | undefined)[] = []
  await intercept(page, '**/api/conversations/*/messages', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    if (keys.length > 1) return route.continue()
    return route.fulfill({ status: 409, json: { code: 'key_reused' } })
  })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('No chats for you right now')).toBeVisible()
  // The queue is shown before the server has the answer.
  await expect.poll(sent).toHaveLength(1)
  expect(new Set(keys).size).toBe(2)
})

it('a draft save that is slower than the send does not restore the text', async ({ journey }) => {
  const { page, makeCustomer, db, operator } = await openChat(journey)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Hello, slowly')
  let release = () => {}
  const sendDone = new Promise<void>((done) => {
    release = done
  })
  const saving = page.waitForRequest((request) => request.url().endsWith('/draft'))
  await intercept(page, '**/draft', async (route) => {
    if (route.request().postData()?.includes('slowly')) await sendDone
    await route.continue()
  })
  await saving
  await (await makeCustomer('Henk')).write('Next, please')
  await page.keyboard.press('Control+Enter')
  await expect(bubble(page, 'Next, please')).toBeVisible()
  const draftCleared = page.waitForResponse((response) => response.request().postData() === '{"text":""}')
  release()
  const drafts = () => db.selectFrom('drafts').where('operator_id', '=', operator.id).select('body').execute()
  await draftCleared
  expect(await drafts()).toEqual([])
})

describe('two tabs with the same chat', () => {
  it('show what is typed in either, and closing one leaves the chat to the other', async ({ journey }) => {
    const { page, sent } = await openChat(journey)
    const second = await page.context().newPage()
    await second.goto('/queue')
    await expect(editor(second)).toHaveValue('Hello to you')
    await expect(second.locator('textarea:focus')).toBeVisible()
    await second.keyboard.type(', Colin')
    await expect(editor(page)).toHaveValue('Hello to you, Colin')
    await expect(page.getByText(/^Draft saved/)).toBeVisible()
    await second.close({ runBeforeUnload: true })
    await second.waitForEvent('close')
    await page.bringToFront()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText('No chats for you right now')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'Hello to you, Colin' }])
  })
})

describe('the keys', () => {
  it('leave the editor with Escape, return with /, and ask before text is left', async ({ journey }) => {
    const { page } = await openChat(journey)
    await page.keyboard.press('Escape')
    expect(await page.locator('textarea:focus').count()).toBe(0)
    await page.keyboard.press('/')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await expect(editor(page)).toHaveValue('Hello to you')
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await expect(
      page.getByText('Are you sure you want to continue without sending your message?'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await expect(
      page.getByText('Are you sure you want to continue without sending your message?'),
    ).toBeVisible()
    await page.getByRole('button', { name: 'Continue without sending' }).press('Enter')
    await page.waitForURL('**/poke-queue')
  })

  it('of an operator who continues to type have no effect when the chat is lost', async ({
    journey,
    open,
  }) => {
    const { page, db, operator, makeColleague } = await openChat(journey)
    await db
      .updateTable('queue_items')
      .set({ lease_id: null, operator_id: null, expires_at: null })
      .where('operator_id', '=', operator.id)
      .execute()
    const tom = await makeColleague('Tom B.')
    const other = await open('/queue', tom.cookie)
    await expect(bubble(other, 'Hello?')).toBeVisible()
    // However slow the machine is, there is no silence between two keys.
    await page.clock.install()
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000))
    await page.keyboard.press('Control+Enter')
    await expect(async () => {
      await page.clock.runFor(10)
      await expect(page.getByText('Your draft is kept')).toBeVisible({ timeout: 100 })
    }).toPass()
    await page.keyboard.type(' and now more')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+Enter')
    await page.clock.resume()
    await keysWork(page)
    await expect(page.getByRole('button', { name: 'Next chat' })).toBeVisible()
    await expect(page.getByRole('textbox')).toBeHidden()
    await expect(page.getByText('Hello to you', { exact: true })).toBeVisible()
  })

  it('of the browser for going back also ask', async ({ open, makeWorld }) => {
    const world = await makeWorld()
    await (await world.makeCustomer('Colin')).write('Hello?')
    const { cookie } = await world.makeColleague('Anna V.')
    const page = await open('/', cookie)
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await page.keyboard.press('2')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await page.keyboard.type('Not sent yet')
    await page.evaluate(() => history.back())
    await expect(
      page.getByText('Are you sure you want to continue without sending your message?'),
    ).toBeVisible()
    await page.keyboard.press('Escape')
    await page.waitForURL('**/queue')
    await expect(editor(page)).toHaveValue('Not sent yet')
  })
})

describe('the thread', () => {
  it('loads earlier messages with U', async ({ open, makeWorld }) => {
    const { makeCustomer, makeColleague } = await makeWorld()
    // More unanswered messages than come with the chat.
    const before = Date.now() - 3_600_000
    const messages = Array.from({ length: 260 }, (_, number) => ({
      text: `Thought ${number}.`,
      sent_at: new Date(before + number * 1_000).toISOString(),
    }))
    await (await makeCustomer('Colin')).write(...messages)
    const { cookie } = await makeColleague('Anna V.')
    const page = await open('/queue', cookie)
    await expect(bubble(page, 'Thought 259.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Load 50 earlier' })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('u')
    await expect(page.getByRole('button', { name: 'Load 50 earlier' })).toBeHidden()
    // Only what is near the visible part is rendered. The scroller is reversed.
    await page.locator('[data-scroller]').evaluate((scroller) => scroller.scrollTo(0, -scroller.scrollHeight))
    await expect(bubble(page, 'Thought 0.')).toBeVisible()
  })
})

it('says that the customer might be talking about fictional profiles, until an operator has answered', async ({
  openContext,
  makeWorld,
}) => {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Can I ask you something?')
  const { cookie } = await world.makeColleague('Anna V.')
  const { context, address } = await openContext()
  await context.addCookies([{ ...cookie, url: address }])
  const page = await context.newPage()
  await page.clock.install()
  await page.goto('/queue')
  await expect(page.locator('textarea:focus')).toBeVisible()
  const asked = page.getByText('User might be talking about fictional profiles. Please contact master.')
  await expect(asked).toBeHidden()
  await colin.write('Are you real? Or is somebody paid to write this?')
  await expect(asked).toBeVisible()
  expect(await findAccessibilityViolations(page)).toEqual([])
  // A message counts as read a second after it is shown: an answer before would be asked whether it still fits.
  await expect(bubble(page, 'Are you real?')).toBeVisible()
  await page.clock.runFor(1_000)
  await page.keyboard.type('I am an operator, and this profile is fictional')
  await page.keyboard.press('Control+Shift+Enter')
  // The site has approved no answer, so the operator confirms their own words.
  await page.getByRole('button', { name: /^It is true: send/ }).press('Enter')
  await expect(bubble(page, 'I am an operator, and this profile is fictional')).toBeVisible()
  await expect(asked).toBeHidden()
})
