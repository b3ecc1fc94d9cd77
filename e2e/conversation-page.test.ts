import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { findBarriers, useBrowser } from './browser.ts'
import { useWorld } from './world.ts'

const { open } = useBrowser()
const { makeWorld } = useWorld()

const bubble = (page: Page, text: string) => page.getByRole('log').getByText(text)

/** A world with a chat of Colin's, and its number. */
async function makeChat() {
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

describe('the way back', () => {
  it('goes by where the chat was opened, and by the main panel when that is not said', async () => {
    const { id, coach, makeColleague } = await makeChat()
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
      // Never at a page that is not theirs.
      [await coach(), [['?from=skiplog', 'main panel', '/']]],
    ] as const) {
      const page = await open('/login', cookie)
      for (const [search, place, path] of ways) {
        await page.goto(`/conversations/${id}${search}`)
        const link = page.getByRole('link', { name: `Back to ${place}` })
        await link.waitFor()
        expect(await link.getAttribute('href')).toBe(path)
        await page.keyboard.press('b')
        await page.waitForURL((url) => url.pathname === path)
      }
    }
  })

  it('leads to the page before with its filters as they were', async () => {
    const { id, coach } = await makeChat()
    const { cookie } = await coach()
    const page = await open('/messages?status=all', cookie)
    const before = page.url()
    await page.locator(`a[data-id="${id}"]`).waitFor()
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    await bubble(page, 'Hello?').waitFor()
    await page.keyboard.press('b')
    await page.waitForURL(before)
    await page.goForward()
    await bubble(page, 'Hello?').waitFor()
  })
})

it('without a number the page asks for one, and says what is wrong with another', async () => {
  const { id, coach } = await makeChat()
  const { cookie } = await coach()
  const page = await open('/conversations?from=overview', cookie)
  await page.locator('input:focus').waitFor()
  await page.keyboard.type('number one')
  await page.keyboard.press('Enter')
  await page.getByText('Enter the number of a chat, such as 48213.').waitFor()
  expect(await findBarriers(page)).toEqual([])
  await page.keyboard.press('Control+a')
  await page.keyboard.type(`#${id}`)
  await page.keyboard.press('Enter')
  await bubble(page, 'Hello?').waitFor()
  await page.getByRole('link', { name: 'Back to chat overview' }).waitFor()
})

describe('a chat that nobody answers', () => {
  it('is taken by a master with T, answered in place, and seen as taken by who reads along', async () => {
    const { id, master, coach, sent, db } = await makeChat()
    const reading = await open(`/conversations/${id}`, (await coach()).cookie)
    await reading.getByText('Nobody has opened this chat yet').waitFor()
    const taker = await master()
    const page = await open(`/conversations/${id}`, taker.cookie)
    await page.getByRole('button', { name: 'Take this chat' }).waitFor()
    expect(await findBarriers(page)).toEqual([])
    await page.keyboard.press('t')
    await page.locator('textarea:focus').waitFor()
    await reading.getByText('Eva M. is answering this chat').waitFor()
    await page.keyboard.type('A word from me')
    await page.keyboard.press('Control+Shift+Enter')
    await bubble(page, 'A word from me').waitFor()
    await bubble(reading, 'A word from me').waitFor()
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
    await page.getByRole('heading', { name: 'Queue statistics' }).waitFor()
    await reading.getByText('This chat is answered').waitFor()
  })

  it('goes on to the queue after Send & next', async () => {
    const { id, master, makeCustomer, sent } = await makeChat()
    const page = await open(`/conversations/${id}`, (await master()).cookie)
    await bubble(page, 'Hello?').waitFor()
    await page.keyboard.press('t')
    await page.locator('textarea:focus').waitFor()
    await (await makeCustomer('Henk')).write('Next, please')
    await page.keyboard.type('To Colin')
    await page.keyboard.press('Control+Enter')
    await bubble(page, 'Next, please').waitFor()
    await page.waitForURL('**/queue?smart=1')
    expect(await sent()).toMatchObject([{ body: 'To Colin' }])
  })
})

describe('taking is refused', () => {
  it('to who has not the right, with the reason at the button', async () => {
    const { id, coach } = await makeChat()
    const page = await open(`/conversations/${id}`, (await coach()).cookie)
    const take = page.getByRole('button', { name: 'Take this chat' })
    await take.waitFor()
    expect(await take.getAttribute('aria-disabled')).toBe('true')
    await page.getByText('Your account may read this chat, not take it. Ask a master.').waitFor()
    await page.keyboard.press('t')
    expect(await page.locator('textarea').count()).toBe(0)
    expect(await findBarriers(page)).toEqual([])
  })

  it('while another operator answers', async () => {
    const { id, master } = await makeChat()
    const first = await open(`/conversations/${id}`, (await master('Tom B.')).cookie)
    await bubble(first, 'Hello?').waitFor()
    await first.keyboard.press('t')
    await first.locator('textarea:focus').waitFor()
    const second = await open(`/conversations/${id}`, (await master()).cookie)
    const take = second.getByRole('button', { name: 'Take this chat' })
    await take.waitFor()
    expect(await take.getAttribute('title')).toBe('Tom B. is answering this chat')
    expect(await findBarriers(second)).toEqual([])
  })
})

it('the summary of the customer stands above the chat, each part by its name', async () => {
  const { id, coach, db, siteowner } = await makeChat()
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
  await summary.waitFor()
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
  await page.getByText('Trial', { exact: true }).waitFor()
  await db
    .updateTable('customers')
    .set({ member_type: 'premium' })
    .where('siteowner_id', '=', siteowner.id)
    .execute()
  await page.reload()
  await page.getByText('Premium', { exact: true }).waitFor()
})

it('the other chats of the customer open from their number, with the way back kept', async () => {
  const { id, coach, db, siteowner } = await makeChat()
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
  await link.waitFor()
  expect(await findBarriers(page)).toEqual([])
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/conversations/${other.id}?from=overview`)
  await page.getByRole('link', { name: 'Back to chat overview' }).waitFor()
})
