import type { Page } from '@playwright/test'
import { findBarriers } from './browser.ts'
import { describe, expect, it, type Journey } from './journey.ts'

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)

/** A world with a chat of Colin, and its number. */
async function makeChat({ makeWorld }: Journey) {
  const world = await makeWorld()
  const colin = await world.makeCustomer('Colin')
  await colin.write('Hello?')
  const { id } = await world.db
    .selectFrom('conversations')
    .where('siteowner_id', '=', world.siteowner.id)
    .select('id')
    .executeTakeFirstOrThrow()
  const master = (name = 'Eva M.') =>
    world.makeColleague(name, { level: { rights: ['other_chats.overview', 'other_chats.take'] } })
  const coach = () => world.makeColleague('Ilse M.', { level: { rights: ['other_chats.overview'] } })
  return { ...world, colin, id, master, coach }
}

describe('the link back', () => {
  it('leads to the page from which the chat was opened, by default to the main panel', async ({
    journey,
    open,
  }) => {
    const { id, coach, makeColleague } = await makeChat(journey)
    const level = {
      rights: ['other_chats.overview', 'other_chats.reports', 'reviews.view', 'chat_stats.skiplog'],
    }
    const trusted = await makeColleague('Eva M.', { level })
    for (const [{ cookie }, ways] of [
      [
        trusted,
        [
          ['', 'main panel', '/'],
          ['?from=nowhere', 'main panel', '/'],
          ['?from=overview', 'chat overview', '/messages'],
          ['?from=history', 'message history', '/history'],
          ['?from=reports', 'message reports', '/message-reports'],
          ['?from=skiplog', 'skiplog', '/skiplog'],
        ],
      ],
      // Never to a page without the right for it.
      [await coach(), [['?from=skiplog', 'main panel', '/']]],
    ] as const) {
      const page = await open('/login', cookie)
      for (const [search, place, path] of ways) {
        await page.goto(`/conversations/${id}${search}`)
        const link = page.getByRole('link', { name: `Back to ${place}` })
        await expect(link).toBeVisible()
        await expect(link).toHaveAttribute('href', path)
        await page.keyboard.press('b')
        await page.waitForURL((url) => url.pathname === path)
      }
    }
  })

  it('leads to the previous page with its filters', async ({ journey, open }) => {
    const { id, coach } = await makeChat(journey)
    const { cookie } = await coach()
    const page = await open('/messages?status=all', cookie)
    const before = page.url()
    await expect(page.locator(`a[data-id="${id}"]`)).toBeVisible()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await page.keyboard.press('b')
    await page.waitForURL(before)
    await page.goForward()
    await expect(bubble(page, 'Hello?')).toBeVisible()
  })
})

it('without a number, the page asks for one, and explains what is wrong with an invalid one', async ({
  journey,
  open,
}) => {
  const { id, coach } = await makeChat(journey)
  const { cookie } = await coach()
  const page = await open('/conversations?from=overview', cookie)
  await expect(page.locator('input:focus')).toBeVisible()
  await page.keyboard.type('number one')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter the number of a chat, such as 48213.')).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await page.keyboard.type(`#${id}`)
  await page.keyboard.press('Enter')
  await expect(bubble(page, 'Hello?')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to chat overview' })).toBeVisible()
})

describe('a chat that nobody is answering', () => {
  it('is taken by a master with T, answered in place, and shown as taken to those who read along', async ({
    journey,
    open,
  }) => {
    const { id, master, coach, sent, db } = await makeChat(journey)
    const reading = await open(`/conversations/${id}`, (await coach()).cookie)
    await expect(reading.getByText('Nobody has opened this chat yet')).toBeVisible()
    const taker = await master()
    const page = await open(`/conversations/${id}`, taker.cookie)
    await expect(page.getByRole('button', { name: 'Take this chat' })).toBeVisible()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('t')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await expect(reading.getByText('Eva M. is answering this chat')).toBeVisible()
    await page.keyboard.type('A word from me')
    await page.keyboard.press('Control+Shift+Enter')
    await expect(bubble(page, 'A word from me')).toBeVisible()
    await expect(bubble(reading, 'A word from me')).toBeVisible()
    expect(await sent()).toMatchObject([{ body: 'A word from me', operator_id: taker.operator.id }])
    const audit = () =>
      db
        .selectFrom('audit_log')
        .where('operator_id', '=', taker.operator.id)
        .where('action', '=', 'conversation.take')
        .select('subject_id')
        .execute()
    expect(await audit()).toEqual([{ subject_id: id }])
    await page.keyboard.press('Escape')
    await page.keyboard.press('b')
    await expect(page.getByRole('heading', { name: 'Queue statistics' })).toBeVisible()
    await expect(reading.getByText('This chat is answered')).toBeVisible()
  })

  it('continues with the queue after Send & next', async ({ journey, open }) => {
    const { id, master, makeCustomer, sent } = await makeChat(journey)
    const page = await open(`/conversations/${id}`, (await master()).cookie)
    await expect(bubble(page, 'Hello?')).toBeVisible()
    await page.keyboard.press('t')
    await expect(page.locator('textarea:focus')).toBeVisible()
    await (await makeCustomer('Henk')).write('Next, please')
    await page.keyboard.type('To Colin')
    await page.keyboard.press('Control+Enter')
    await expect(bubble(page, 'Next, please')).toBeVisible()
    await page.waitForURL('**/queue?smart=1')
    expect(await sent()).toMatchObject([{ body: 'To Colin' }])
  })
})

describe('taking is refused', () => {
  it('without the right, with the reason at the button', async ({ journey, open }) => {
    const { id, coach } = await makeChat(journey)
    const page = await open(`/conversations/${id}`, (await coach()).cookie)
    const take = page.getByRole('button', { name: 'Take this chat' })
    await expect(take).toBeVisible()
    await expect(take).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('Your account may read this chat, not take it. Ask a master.')).toBeVisible()
    await page.keyboard.press('t')
    expect(await page.locator('textarea').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
  })

  it('while another operator is answering', async ({ journey, open }) => {
    const { id, master } = await makeChat(journey)
    const first = await open(`/conversations/${id}`, (await master('Tom B.')).cookie)
    await expect(bubble(first, 'Hello?')).toBeVisible()
    await first.keyboard.press('t')
    await expect(first.locator('textarea:focus')).toBeVisible()
    const second = await open(`/conversations/${id}`, (await master()).cookie)
    const take = second.getByRole('button', { name: 'Take this chat' })
    await expect(take).toBeVisible()
    await expect(take).toHaveAttribute('title', 'Tom B. is answering this chat')
    expect(await findBarriers(second)).toEqual([])
  })
})

it('the summary of the customer is above the chat, each part with its name', async ({ journey, open }) => {
  const { id, coach, db, siteowner } = await makeChat(journey)
  await db
    .updateTable('customers')
    .set({ member_type: 'trial', member_since: '2024-03-12T12:00:00Z', credits: 1_234 })
    .where('siteowner_id', '=', siteowner.id)
    .execute()
  await db
    .updateTable('conversations')
    .set({
      message_count: 41,
      photo_count: 7,
      first_message_at: '2025-05-06T12:00:00Z',
      last_message_at: '2025-07-08T12:00:00Z',
    })
    .where('id', '=', id)
    .execute()
  await db
    .updateTable('messages')
    .set({ photo_url: 'https://example.com/photo.jpg', hidden_at: '2025-07-08T12:00:00Z' })
    .where('conversation_id', '=', id)
    .execute()
  const page = await open(`/conversations/${id}`, (await coach()).cookie)
  const summary = page.locator('dl').filter({ hasText: 'Credits left' })
  await expect(summary).toBeVisible()
  expect(
    await summary.evaluate((list) =>
      [...list.querySelectorAll('dt')].map((name) => [
        name.textContent,
        name.nextElementSibling?.textContent,
      ]),
    ),
  ).toEqual([
    ['Credits left', '1,234'],
    ['Member since', '12 Mar 2024'],
    ['Messages', '41'],
    ['First message', '6 May 2025'],
    ['Other chats', '0'],
    ['Last message', '8 Jul 2025'],
    ['Photos', '7'],
    ['Invisible', '1'],
  ])
  await expect(page.getByText('Trial', { exact: true })).toBeVisible()
  await db
    .updateTable('customers')
    .set({ member_type: 'premium' })
    .where('siteowner_id', '=', siteowner.id)
    .execute()
  await page.reload()
  await expect(page.getByText('Premium', { exact: true })).toBeVisible()
})

it('the other chats of the customer open from their number, with a link back', async ({ journey, open }) => {
  const { id, coach, db, siteowner } = await makeChat(journey)
  const { customer_id } = await db
    .selectFrom('conversations')
    .where('id', '=', id)
    .select('customer_id')
    .executeTakeFirstOrThrow()
  const profile = await db
    .insertInto('profiles')
    .values({
      siteowner_id: siteowner.id,
      external_id: 'ruth',
      name: 'Ruth',
      age: 44,
      city: 'Leeds',
      gender: 'female',
      language: 'en',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const other = await db
    .insertInto('conversations')
    .values({ siteowner_id: siteowner.id, customer_id, profile_id: profile.id, language: 'en' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const page = await open(`/conversations/${id}?from=overview`, (await coach()).cookie)
  await page.getByTitle('Show the other chats of Colin').focus()
  await page.keyboard.press('Enter')
  const link = page.getByRole('dialog').getByRole('link', { name: 'Ruth' })
  await expect(link).toBeVisible()
  expect(await findBarriers(page)).toEqual([])
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/conversations/${other.id}?from=overview`)
  await expect(page.getByRole('link', { name: 'Back to chat overview' })).toBeVisible()
})
