import { findAccessibilityViolations } from '../accessibility.ts'
import { claimChat } from '../chat-in-hand.ts'
import { expect, it } from '../journey.ts'
import { makeWaitingChat } from '../waiting-chat.ts'

it('the summary of the customer is above the chat, each part with its name', async ({ journey, open }) => {
  const { id, coach, db, siteowner } = await makeWaitingChat(journey)
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
  const { id, coach, db, siteowner } = await makeWaitingChat(journey)
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
  expect(await findAccessibilityViolations(page)).toEqual([])
  await link.focus()
  await page.keyboard.press('Enter')
  await page.waitForURL(`**/conversations/${other.id}?from=overview`)
  await expect(page.getByRole('link', { name: 'Back to chat overview' })).toBeVisible()
})

it('what the site changes about customer and profile reaches the chat in hand', async ({ journey }) => {
  const { page, colin } = await claimChat(journey)
  await page.keyboard.type('Half an answer')
  await colin.tell({ credits: 2, facts: { job: 'Baker' } })
  await expect(
    page.locator('dl').filter({ hasText: 'Credits left' }).getByText('2', { exact: true }),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Job: Baker. Edit' })).toBeVisible()
  await colin.tellProfile({ city: 'Whitby', about: 'Sells flowers at the harbour' })
  await expect(page.getByText('Sells flowers at the harbour')).toBeVisible()
  await expect(page.getByText('Whitby').first()).toBeVisible()
  await expect(page.locator('textarea:focus')).toHaveValue('Half an answer')
})
