import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../../testing/app.ts'
import { customer, makeCustomerSite } from '../../../testing/customer-site.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeConversation } from '../../../testing/make-conversations.ts'

const test = useTestApp()

it('the summary counts what the site has sent, and photos that operators cannot see', async () => {
  const { put, siteowner, externalId, call } = await makeCustomerSite(test)
  const { id: customerId } = (
    await put({ ...customer, member_since: '2024-03-12T00:00:00Z', credits: 36 })
  ).json()
  const [stored] = await test.db.selectFrom('customers').where('id', '=', customerId).selectAll().execute()
  if (!stored) throw new Error('The customer was stored')
  // Another conversation of the same customer, and one of another customer.
  const other = await makeConversation(test.db, { siteowner, customer: stored })
  await makeConversation(test.db, { siteowner })
  const profile = 'profile-of-the-summary'
  await call('PUT', `/site/v1/profiles/${profile}`, {
    name: 'Marianne',
    age: 46,
    city: 'York',
    gender: 'female',
    language: customer.language,
  })
  const message = (number: number, photo_url?: string) => ({
    external_id: `m${number}`,
    customer_external_id: externalId,
    profile_external_id: profile,
    text: `Message ${number}`,
    sent_at: '2026-11-01T09:00:00Z',
    ...(photo_url && { photo_url }),
  })
  const photo = 'https://example.com/photo.jpg'
  const send = (...messages: object[]) => call('POST', '/site/v1/messages', { messages })
  const batch = [message(1), message(2, photo), message(3, photo), message(4, photo)]
  expect((await send(...batch)).statusCode).toBe(200)
  // A repeated message does not count again.
  expect((await send(...batch)).statusCode).toBe(200)

  const operator = await makeOperator(test.db, { siteowner_ids: [siteowner.id] })
  const claim = await test.signedIn(operator)
  const summary = async () =>
    (await claim('POST', '/api/queues/reply/claim', {})).json().conversation.customer
  expect(await summary()).toMatchObject({
    member_type: customer.member_type,
    credits: 36,
    member_since: '2024-03-12T00:00:00Z',
    message_count: 4,
    photo_count: 3,
    invisible_photo_count: 0,
    first_message_at: expect.stringMatching(/Z$/),
    last_message_at: expect.stringMatching(/Z$/),
    other_chat_count: 1,
  })
  expect(other.customer.id).toBe(customerId)

  const now = sql<string>`now()`
  const where = (text: string) =>
    test.db.updateTable('messages').where('siteowner_id', '=', siteowner.id).where('body', '=', text)
  await where('Message 2').set({ hidden_at: now }).execute()
  await where('Message 3').set({ deleted_at: now, hidden_at: now }).execute()
  await where('Message 1').set({ hidden_at: now }).execute()
  expect(await summary()).toMatchObject({ photo_count: 3, invisible_photo_count: 2 })
  await where('Message 2').set({ hidden_at: null }).execute()
  expect(await summary()).toMatchObject({ invisible_photo_count: 1 })

  for (const member_type of ['trial', 'premium']) {
    await put({ ...customer, member_type })
    expect(await summary()).toMatchObject({ member_type })
  }
  const wrong = await put({ ...customer, member_type: 'gold' })
  expect(wrong.json()).toMatchObject({ issues: [{ path: 'member_type' }] })
})
