import { describe, expect, it } from 'vitest'
import { makeInHand } from '../../../testing/answering.ts'
import { useTestApp } from '../../../testing/app.ts'
import { makeOperator } from '../../../testing/make.ts'
import { makeAdmin } from '../../../testing/make-admin.ts'
import { makeWaiting } from '../../../testing/make-conversations.ts'

const test = useTestApp()

/** A chat in hand, and an admin who writes its rules. */
async function makeRuled(language = 'en') {
  const hand = await makeInHand(test)
  await test.db.updateTable('conversations').set({ language }).where('id', '=', hand.id).execute()
  const { call: admin } = await makeAdmin(test)
  const put = (rules: string[], own: object = {}) =>
    admin('PUT', `/api/siteowners/${hand.siteowner.id}/chat-rules`, { language: 'en', rules, ...own })
  const read = async () => (await hand.call('GET', `/api/conversations/${hand.id}/rules`)).json()
  const tellRead = (rules: string[]) =>
    hand.call('POST', `/api/conversations/${hand.id}/rules/read`, { language: 'en', rules })
  const inChat = async () =>
    (await hand.call('GET', `/api/conversations/${hand.id}`)).json().conversation.rules
  return { ...hand, admin, put, read, tellRead, inChat }
}

describe('the rules for a chat', () => {
  it('are unread until the operator has read them, and again when one has changed', async () => {
    const { put, read, tellRead, inChat } = await makeRuled()
    expect(await inChat()).toBeNull()
    expect(await read()).toEqual({ language: null, since: null, rules: [], removed: [] })
    await put(['Answer all', ' No brands '])
    expect(await inChat()).toEqual({ are_read: false })
    expect(await read()).toMatchObject({
      language: 'en',
      rules: [
        { text: 'Answer all', is_new: false },
        { text: 'No brands', is_new: false },
      ],
      removed: [],
    })
    for (const _ of [1, 2]) expect((await tellRead(['Answer all', 'No brands'])).statusCode).toBe(200)
    expect(await inChat()).toEqual({ are_read: true })
    await put(['Answer all', 'No networks'])
    expect(await inChat()).toEqual({ are_read: false })
    expect(await read()).toMatchObject({
      rules: [
        { text: 'Answer all', is_new: false },
        { text: 'No networks', is_new: true },
      ],
      removed: ['No brands'],
    })
  })

  it('that were replaced while they were read are still unread', async () => {
    const { put, tellRead, inChat } = await makeRuled()
    await put(['Answer all'])
    await put(['Answer nothing'])
    await tellRead(['Answer all'])
    expect(await inChat()).toEqual({ are_read: false })
  })

  it.each([
    ['pl', ['en', 'nl', 'pl'], 'pl'],
    ['en-GB', ['en', 'nl'], 'en'],
    ['en', ['en-GB', 'es'], 'en-GB'],
    ['pl', ['en-GB', 'es'], 'en-GB'],
    ['pl', ['en', 'nl'], 'en'],
    ['pl', ['es', 'nl'], 'es'],
  ])('in %s, written in %s, are those in %s', async (language, written, shown) => {
    const { put, read } = await makeRuled(language)
    for (const each of written) await put([`Rule in ${each}`], { language: each })
    expect(await read()).toMatchObject({ language: shown, rules: [{ text: `Rule in ${shown}` }] })
  })

  it('are not shown to those who may not read the chat', async () => {
    const { id } = await makeWaiting(test.db)
    const stranger = await test.signedIn(await makeOperator(test.db))
    expect((await stranger('GET', `/api/conversations/${id}/rules`)).statusCode).toBe(404)
    const answer = await stranger('POST', `/api/conversations/${id}/rules/read`, {
      language: 'en',
      rules: [],
    })
    expect(answer.statusCode).toBe(404)
  })

  it('cannot be read in a language that has none', async () => {
    const { id, call, put } = await makeRuled()
    await put(['Answer all'])
    await call('POST', `/api/conversations/${id}/rules/read`, { language: 'nl', rules: ['Made up'] })
    const stored = await test.db
      .selectFrom('read_chat_rules')
      .where('language', '=', 'nl')
      .selectAll()
      .execute()
    expect(stored).toEqual([])
  })
})

describe('an admin', () => {
  it('replaces and deletes rules; what a colleague changed meanwhile is not lost', async () => {
    const { put } = await makeRuled()
    await put(['Answer all'])
    const late = await put(['Mine'], { seen: [] })
    expect([late.statusCode, late.json().code, late.json().by]).toEqual([
      409,
      'edited_meanwhile',
      expect.objectContaining({ id: expect.any(Number) }),
    ])
    expect((await put(['Mine'], { seen: ['Answer all'] })).json()).toMatchObject({
      items: [{ language: 'en', rules: ['Mine'] }],
    })
    expect((await put([])).json()).toEqual({ items: [] })
  })

  it('gets the field for an unknown language, a blank rule and too many', async () => {
    const { put } = await makeRuled()
    const refused = async (rules: string[], own?: object) => (await put(rules, own)).json().issues[0].path
    expect(await refused(['Fine'], { language: 'xx' })).toBe('language')
    expect(await refused(['  '])).toBe('rules.0')
    expect(await refused(Array.from({ length: 31 }, (_, at) => `Rule ${at}`))).toBe('rules')
  })
})
