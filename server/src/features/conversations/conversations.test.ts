import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeLevel, makeOperator, makeSiteowner } from '../../testing/make.ts'
import { makeReceived, makeWaiting } from '../../testing/make-conversations.ts'
import { securityEventsOf } from '../../testing/security-events.ts'
import { openingsOf } from '../../testing/threads.ts'

const test = useTestApp()

async function signedInAs(own: Parameters<typeof makeOperator>[1] = {}) {
  const operator = await makeOperator(test.db, own)
  return Object.assign(await test.signedIn(operator), { operator })
}

async function coach(own = {}) {
  await makeLevel(test.db, { id: 150, rights: ['other_chats.overview'] })
  return signedInAs({ permissions_id: 150, ...own })
}

describe('reading a conversation', () => {
  it('is possible for its holder; without the right, others get the same error as for an unknown one', async () => {
    const language = 'nl'
    const [holder, stranger] = [
      await signedInAs({ languages: [language] }),
      await signedInAs({ languages: [language] }),
    ]
    const { id } = await makeWaiting(test.db, { language })
    expect((await holder('GET', `/api/conversations/${id}`)).json()).toMatchObject({
      code: 'conversation_not_found',
    })
    const { lease } = (await holder('POST', '/api/queues/reply/claim', {})).json()
    expect((await holder('GET', `/api/conversations/${id}`)).json().lease).toMatchObject({ id: lease.id })
    for (const path of ['', '/messages']) {
      const refused = await stranger('GET', `/api/conversations/${id}${path}`)
      expect(refused.statusCode).toBe(404)
    }
    expect((await stranger('PUT', `/api/conversations/${id}/draft`, { text: 'Mine' })).statusCode).toBe(404)
  })

  it('never claims it, shows who is answering, and writes an audit entry if it is not in hand', async () => {
    const language = 'it'
    const holder = await signedInAs({ languages: [language], name: 'Anna V.' })
    const reader = await coach()
    const { id } = await makeWaiting(test.db, { language })
    expect((await reader('GET', `/api/conversations/${id}`)).json()).toMatchObject({
      conversation: { status: 'unread', answering: null },
      lease: null,
    })
    await holder('POST', '/api/queues/reply/claim', {})
    expect((await reader('GET', `/api/conversations/${id}`)).json()).toMatchObject({
      conversation: { status: 'unanswered', answering: { id: holder.operator.id, name: 'Anna V.' } },
      lease: null,
    })
    expect(await openingsOf(test.db, id)).toEqual([
      { operator_id: reader.operator.id },
      { operator_id: reader.operator.id },
    ])
  })

  const recorded = (id: number) =>
    test.db
      .selectFrom('audit_log')
      .where('subject_type', '=', 'conversation')
      .where('subject_id', '=', id)
      .select(['operator_id', 'action'])
      .orderBy('id')
      .execute()

  it('is audited once also if only the messages are read, and not for the holder', async () => {
    const language = 'fr'
    const [holder, reader] = [await signedInAs({ languages: [language] }), await coach()]
    const { id } = await makeWaiting(test.db, { language })
    await holder('POST', '/api/queues/reply/claim', {})
    for (const call of [holder, reader, reader]) await call('GET', `/api/conversations/${id}/messages`)
    expect(await recorded(id)).toEqual([{ operator_id: reader.operator.id, action: 'conversation.open' }])
  })

  it('is recorded as a refused right if the operator may not see it', async () => {
    const stranger = await signedInAs()
    const { id } = await makeWaiting(test.db, { language: 'pl' })
    for (const _time of [1, 2]) await stranger('GET', `/api/conversations/${id}`)
    await stranger('PUT', `/api/conversations/${id}/draft`, { text: 'Mine' })
    const refused = { kind: 'foreign_id', subjects: [`conversation ${id}`] }
    expect(await securityEventsOf(test, stranger.operator)).toEqual([
      { ...refused, route: 'GET /api/conversations/:id', count: 2 },
      { ...refused, route: 'PUT /api/conversations/:id/draft', count: 1 },
    ])
    expect(await recorded(id)).toEqual([])
  })

  it('is limited to the site owners that a coach works for', async () => {
    const ours = await makeSiteowner(test.db)
    const reader = await coach({ siteowner_ids: [ours.id] })
    const theirs = await makeWaiting(test.db, { language: 'pl' })
    expect((await reader('GET', `/api/conversations/${theirs.id}`)).statusCode).toBe(404)
    const own = await makeWaiting(test.db, { language: 'pl', siteowner: ours })
    expect((await reader('GET', `/api/conversations/${own.id}`)).statusCode).toBe(200)
  })

  it('shows the customer, the profile and the open holds', async () => {
    const reader = await coach()
    const { id, customer, profile } = await makeWaiting(test.db, {
      language: 'es',
      customer: {
        birthday: '1980-02-29',
        facts: JSON.stringify({ city: 'Sevilla', job: 'Baker' }),
        credits: 36,
      },
    })
    await test.db.insertInto('holds').values({ customer_id: customer.id, kind: 'distress' }).execute()
    const { conversation } = (await reader('GET', `/api/conversations/${id}`)).json()
    expect(conversation).toMatchObject({
      customer: {
        name: customer.name,
        city: 'Sevilla',
        facts: { job: 'Baker' },
        credits: 36,
        member_type: 'premium',
        message_count: 1,
        other_chat_count: 0,
        disclosure: { version: 'v4', shown_at: '2026-01-01T00:00:00Z' },
        holds: [{ kind: 'distress', since: expect.stringMatching(/Z$/) }],
      },
      profile: { name: profile.name, age: 40, city: 'York' },
    })
    expect(conversation.customer.age).toBeGreaterThanOrEqual(45)
  })
})

describe('a thread', () => {
  it('is read in pages from the newest on, each oldest first, without gaps or repeats', async () => {
    const reader = await coach()
    const { id, message } = await makeWaiting(test.db, { language: 'fr' })
    const ids = [message.id]
    for (let i = 0; i < 6; i++) ids.push((await makeReceived(test.db, { conversationId: id })).id)
    const page = async (query: string) =>
      (await reader('GET', `/api/conversations/${id}/messages?${query}`)).json()
    const newest = await page('limit=3')
    expect(newest.items.map((item: { id: number }) => item.id)).toEqual(ids.slice(4))
    const middle = await page(`limit=3&before=${newest.next_cursor}`)
    expect(middle.items.map((item: { id: number }) => item.id)).toEqual(ids.slice(1, 4))
    const oldest = await page(`limit=3&before=${middle.next_cursor}`)
    expect(oldest).toMatchObject({ items: [{ id: ids[0] }], next_cursor: null })
    const after = await page(`limit=3&after=${ids[1]}`)
    expect(after.items.map((item: { id: number }) => item.id)).toEqual(ids.slice(2, 5))
    expect((await page(`after=${after.next_cursor}`)).items).toHaveLength(2)
  })

  it('refuses both directions at once, and invalid cursors', async () => {
    const reader = await coach()
    const { id } = await makeWaiting(test.db, { language: 'fr' })
    for (const [query, path] of [
      ['before=3&after=1', 'after'],
      ['before=x', 'before'],
      ['limit=0', 'limit'],
      ['limit=500', 'limit'],
      ['page=2', 'page'],
    ]) {
      const refused = await reader('GET', `/api/conversations/${id}/messages?${query}`)
      expect(refused.json()).toMatchObject({ code: 'invalid_input', issues: [{ path }] })
    }
  })
})

describe('a draft', () => {
  it('is stored per operator, is returned with the conversation, and is deleted by an empty text', async () => {
    const language = 'de'
    const operator = await signedInAs({ languages: [language] })
    const { id } = await makeWaiting(test.db, { language })
    await operator('POST', '/api/queues/reply/claim', {})
    await operator('PUT', `/api/conversations/${id}/draft`, { text: 'Half a thou' })
    await operator('PUT', `/api/conversations/${id}/draft`, { text: 'Half a thought' })
    const again = (await operator('POST', '/api/queues/reply/claim', {})).json()
    expect(again.conversation.draft).toMatchObject({ text: 'Half a thought' })
    expect((await operator('PUT', `/api/conversations/${id}/draft`, { text: '' })).json()).toEqual({
      draft: null,
    })
    expect((await operator('GET', `/api/conversations/${id}`)).json().conversation.draft).toBeNull()
  })

  it('survives the loss of the lease', async () => {
    const language = 'pt'
    const operator = await signedInAs({ languages: [language] })
    const { id } = await makeWaiting(test.db, { language })
    const { lease } = (await operator('POST', '/api/queues/reply/claim', {})).json()
    await operator('PUT', `/api/conversations/${id}/draft`, { text: 'Still mine' })
    await operator('POST', `/api/leases/${lease.id}/release`)
    expect(
      (await operator('PUT', `/api/conversations/${id}/draft`, { text: 'Still mine, and more' })).statusCode,
    ).toBe(200)
    expect((await operator('GET', `/api/conversations/${id}`)).json().conversation.draft).toMatchObject({
      text: 'Still mine, and more',
    })
  })
})
