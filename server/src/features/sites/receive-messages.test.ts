import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeCustomer } from '../../testing/make.ts'
import { makeSentMessage } from '../../testing/make-conversations.ts'
import { makeSite, storedOf } from '../../testing/site.ts'

const test = useTestApp()
const stored = storedOf(test)

describe("a site's messages", () => {
  it('are stored in order, create one conversation, and put it into the queue', async () => {
    const { siteowner, customer, profile, message, post } = await makeSite(test)
    const batch = [
      message(),
      message({ text: 'A picture', photo_url: 'https://example.com/1.jpg' }),
      message({ gift: 'Rose' }),
    ]
    const answer = await post(...batch)
    expect(answer.statusCode).toBe(200)
    const { results } = answer.json()
    expect(results).toMatchObject(batch.map(({ external_id }) => ({ external_id, status: 'stored' })))
    const messages = await stored.messages(siteowner.id)
    expect(messages).toMatchObject([
      { id: results[0].id, type: 'chat', body: 'Hello there', sent_at: '2026-11-20T10:00:00Z' },
      { id: results[1].id, type: 'photo', photo_url: 'https://example.com/1.jpg' },
      { id: results[2].id, type: 'gift', gift: 'Rose' },
    ])
    const last = results[2].id
    const conversations = await stored.conversations(siteowner.id)
    expect(conversations).toMatchObject([
      {
        customer_id: customer.id,
        profile_id: profile.id,
        language: 'nl',
        status: 'open',
        message_count: 3,
        customer_message_count: 3,
        photo_count: 1,
        last_message_id: last,
        last_customer_message_id: last,
      },
    ])
    expect(await stored.items(siteowner.id)).toMatchObject([
      {
        kind: 'reply',
        language: 'nl',
        customer_message_id: last,
        held: false,
        opened: false,
        expires_at: null,
      },
    ])
  })

  it('without a visible character are stored as empty ones, with the others of the batch', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const texts = ['Hello', '', ' \n', '\u200b\u2800', '\u{e0061}\u00ad', 'Are you there?']
    const batch = texts.map((text) => message({ text }))
    for (let time = 0; time < 2; time++) expect((await post(...batch)).statusCode).toBe(200)
    const bodies = (await stored.messages(siteowner.id)).map(({ type, body }) => ({ type, body }))
    expect(bodies).toEqual(
      ['Hello', '', '', '', '', 'Are you there?'].map((body) => ({ type: 'chat', body })),
    )
    expect(await stored.items(siteowner.id)).toMatchObject([{ kind: 'reply' }])
  })

  it('may have no text with a photo or a gift', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const photo_url = 'https://example.com/1.jpg'
    const batch = [
      message({ text: '', photo_url }),
      message({ text: '\u200b ', photo_url }),
      message({ text: '', gift: 'Rose' }),
    ]
    for (let time = 0; time < 2; time++) expect((await post(...batch)).statusCode).toBe(200)
    expect(await stored.messages(siteowner.id)).toMatchObject([
      { type: 'photo', body: '', photo_url },
      { type: 'photo', body: '', photo_url },
      { type: 'gift', body: '', gift: 'Rose' },
    ])
    expect(await stored.items(siteowner.id)).toMatchObject([{ kind: 'reply' }])
  })

  it('have NUL and lone surrogates replaced, not refused', async () => {
    const { siteowner, message, post } = await makeSite(test)
    expect((await post(message({ text: 'a\u0000b\ud800c' }))).statusCode).toBe(200)
    expect(await stored.messages(siteowner.id)).toMatchObject([{ body: 'a\ufffdb\ufffdc' }])
  })

  it('have one character for each line break', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const windows = message({ text: 'first\r\nsecond\rthird\u0085fourth\u000Bfifth\u2028sixth' })
    expect((await post(windows)).json().results).toMatchObject([{ status: 'stored' }])
    expect((await post(windows)).json().results).toMatchObject([{ status: 'duplicate' }])
    const [{ body } = { body: '' }] = await stored.messages(siteowner.id)
    expect(body).toBe('first\nsecond\nthird\nfourth\nfifth\nsixth')
  })

  it('of an unknown customer or profile are refused with the field, and nothing of the batch is stored', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const other = await makeSite(test)
    const answer = await post(
      message(),
      message({ customer_external_id: 'nobody' }),
      message({ profile_external_id: other.profile.external_id }),
    )
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'unknown_reference',
      issues: [{ path: 'messages.1.customer_external_id' }, { path: 'messages.2.profile_external_id' }],
    })
    expect(await stored.messages(siteowner.id)).toEqual([])
    expect(await stored.conversations(siteowner.id)).toEqual([])
  })

  it('are refused without a valid key, in a batch of 501 or 0, and with an impossible time', async () => {
    const { message, post } = await makeSite(test)
    const stranger = await test.site('not-a-key')('POST', '/site/v1/messages', { messages: [message()] })
    expect(stranger.json()).toMatchObject({ status: 401, code: 'site_key_wrong' })
    const tooMany = await post(...Array.from({ length: 501 }, () => message()))
    expect(tooMany.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: 'messages' }] })
    expect((await post()).json()).toMatchObject({ code: 'invalid_input' })
    expect((await post(message({ sent_at: '0000-01-01T00:00:00Z' }))).json()).toMatchObject({
      code: 'invalid_input',
      issues: [{ path: 'messages.0.sent_at' }],
    })
  })

  it('with a revoked key are refused', async () => {
    const { siteowner, message, post } = await makeSite(test)
    await test.db
      .updateTable('site_keys')
      .set({ revoked_at: sql<string>`now()` })
      .where('siteowner_id', '=', siteowner.id)
      .execute()
    expect((await post(message())).statusCode).toBe(401)
  })

  it('of 500 conversations are stored in one call, each in its own', async () => {
    const { siteowner, message, call } = await makeSite(test)
    for (let index = 0; index < 500; index++)
      await makeCustomer(test.db, { siteowner_id: siteowner.id, external_id: `c-${index}` })
    const messages = Array.from({ length: 500 }, (_, index) =>
      message({ customer_external_id: `c-${index}`, text: `From ${index}` }),
    )
    const answer = await call('POST', '/site/v1/messages', { messages })
    expect(answer.statusCode).toBe(200)
    const rows = await test.db
      .selectFrom('messages as m')
      .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
      .innerJoin('customers as cu', 'cu.id', 'c.customer_id')
      .where('m.siteowner_id', '=', siteowner.id)
      .select(['m.body', 'cu.external_id'])
      .execute()
    expect(rows).toHaveLength(500)
    expect(rows.every((row) => row.body === `From ${row.external_id.slice(2)}`)).toBe(true)
    expect(await stored.items(siteowner.id)).toHaveLength(500)
  })
})

describe('a repeated message', () => {
  it('is a duplicate with the first id, and changes nothing, answered meanwhile or not', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const first = message()
    const { results } = (await post(first)).json()
    const [conversation] = await stored.conversations(siteowner.id)
    await makeSentMessage(test.db, { conversationId: conversation?.id ?? 0 })
    const again = await post(first, message({ text: 'New' }))
    expect(again.json().results).toMatchObject([
      { id: results[0].id, status: 'duplicate' },
      { status: 'stored' },
    ])
    await makeSentMessage(test.db, { conversationId: conversation?.id ?? 0 })
    const repeated = await post({ ...first, sent_at: '2026-11-20T12:00:00+01:00' })
    expect(repeated.json().results).toEqual([
      { external_id: first.external_id, id: results[0].id, status: 'duplicate' },
    ])
    expect(await stored.items(siteowner.id)).toEqual([])
    expect(await stored.conversations(siteowner.id)).toMatchObject([
      { status: 'answered', customer_message_count: 2 },
    ])
  })

  it.each([
    ['text', { text: 'Other' }],
    ['photo', { photo_url: 'https://example.com/2.jpg' }],
    ['gift', { gift: 'Ring' }],
  ])('with another %s is refused with its place, and nothing of the batch is stored', async (_, change) => {
    const { siteowner, message, post } = await makeSite(test)
    const first = message()
    await post(first)
    const answer = await post(message(), { ...first, ...change })
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'body_differs',
      issues: [{ path: 'messages.1' }],
    })
    expect(await stored.messages(siteowner.id)).toHaveLength(1)
  })

  it('with another customer is refused', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const other = await makeCustomer(test.db, { siteowner_id: siteowner.id })
    const first = message()
    await post(first)
    expect((await post({ ...first, customer_external_id: other.external_id })).statusCode).toBe(409)
  })

  it('within one batch is a duplicate, or refused when it differs', async () => {
    const { siteowner, message, post } = await makeSite(test)
    const first = message()
    const { results } = (await post(first, message(), first)).json()
    expect(results.map((result: { status: string }) => result.status)).toEqual([
      'stored',
      'stored',
      'duplicate',
    ])
    expect(results[2].id).toBe(results[0].id)
    const second = message()
    expect((await post(second, message(), { ...second, text: 'Other' })).json()).toMatchObject({
      code: 'body_differs',
      issues: [{ path: 'messages.2' }],
    })
    expect(await stored.messages(siteowner.id)).toHaveLength(2)
  })

  it('is not known to another site owner', async () => {
    const [one, other] = [await makeSite(test), await makeSite(test)]
    await one.post(one.message({ external_id: 'same' }))
    const answer = await other.post(other.message({ external_id: 'same', text: 'Other' }))
    expect(answer.json().results).toMatchObject([{ status: 'stored' }])
  })
})
