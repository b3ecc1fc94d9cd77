import { receivedMessageLength, siteBatchSize } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeOperator, makeSiteowner } from '../../testing/make.ts'
import { makeSite } from '../../testing/site.ts'
import { maxValues } from './json.ts'
import { bodyLimits } from './register.ts'

const test = useTestApp()

const person = '"name":"P","age":40,"city":"York","gender":"female","language":"en"'

describe('JSON', () => {
  it.each([
    '__proto__',
    '_\\u005fproto__',
    '__\\u0070roto__',
    '__p\\u0072oto__',
    '__pr\\u006Fto__',
    '__pro\\u0074o__',
  ])('with the key %s is refused, at any depth', async (key) => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const refusal = { code: 'invalid_input', issues: [{ path: '__proto__' }] }
    const put = (facts: string) => site('PUT', '/site/v1/profiles/p', `{${person},"facts":${facts}}`)
    expect((await put(`{"job":"Baker","${key}":{"admin":true}}`)).json()).toMatchObject(refusal)
    expect((await put(`{"pets":[[[{"a":{"${key}":1}}]]]}`)).json()).toMatchObject(refusal)
  })

  it('may have __proto__ in a text, and escapes of any letter', async () => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const facts = '{"job":"__proto__","pets":["\\u0070ug"]}'
    const answer = await site('PUT', '/site/v1/profiles/p', `{${person},"facts":${facts}}`)
    expect(answer.statusCode).toBe(200)
  })

  it.each(['{},', '[],', '1,', '"",', '{"a":1},', '['])(
    'that repeats %s without end is not parsed',
    async (unit) => {
      const site = test.site((await makeSiteowner(test.db)).key)
      const body = `{"messages":[${unit.repeat(maxValues)}`
      const answer = await site('POST', '/site/v1/messages', `${body}{"__proto__":1}]}`)
      expect(answer.json()).toMatchObject({
        code: 'invalid_input',
        issues: [{ path: 'body', code: 'too_many_values', params: { max: 20_000 } }],
      })
    },
  )

  it.each(['iso-8859-1', '"ISO-8859-1"', 'utf-16', 'windows-1252', ''])(
    'of the charset %j is refused',
    async (charset) => {
      const site = test.site((await makeSiteowner(test.db)).key)
      const type = { 'content-type': `application/json; charset=${charset}` }
      const answer = await site('PUT', '/site/v1/profiles/p', `{${person}}`, type)
      expect(answer.json()).toMatchObject({ status: 415, code: 'unsupported_media_type' })
    },
  )

  it.each([
    'application/json;charset=UTF-8',
    'application/json; charset="utf8"',
    'application/json; profile=x',
  ])('may be sent as %s, and begin with a byte order mark', async (type) => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const answer = await site('PUT', '/site/v1/profiles/p', `\uFEFF{${person}}`, { 'content-type': type })
    expect(answer.statusCode).toBe(200)
  })

  it.each(['latin1', 'utf16le'] as const)('in the bytes of %s is refused', async (encoding) => {
    const site = test.site((await makeSiteowner(test.db)).key)
    const body = Buffer.from(`\uFEFF{${person},"facts":{"job":"Café"}}`, encoding)
    const answer = await site('PUT', '/site/v1/profiles/p', body)
    expect(answer.json()).toMatchObject({ status: 400, issues: [{ path: 'body', code: 'not_utf8' }] })
  })

  it('may have any number of commas, braces and quotes in its texts', async () => {
    const { message, post } = await makeSite(test)
    const text = '[{,"\\'.repeat(receivedMessageLength / 5)
    const answer = await post(...Array.from({ length: 20 }, () => message({ text })))
    expect(answer.statusCode).toBe(200)
  })
})

describe('a body', () => {
  it.each(['/api/user.php', '/api/tfa.php'])('for %s has at most 4 KiB', async (path) => {
    const operator = await test.signedIn(await makeOperator(test.db), { tfa: false })
    const send = (bytes: number) => operator('POST', path, `{"login":"${'x'.repeat(bytes - 12)}"}`)
    expect((await send(4 * 1024)).statusCode).toBe(400)
    expect((await send(4 * 1024 + 1)).statusCode).toBe(413)
    const stall = `[${'{},'.repeat(700_000)}{"__proto__":1}]`
    expect((await test.anonymous('POST', path, stall)).statusCode).toBe(path === '/api/user.php' ? 413 : 401)
  })

  it('of the panel has at most 64 KiB', async () => {
    const operator = await test.signedIn(await makeOperator(test.db))
    const send = (bytes: number) =>
      operator('POST', '/api/away-times', `{"reason_words":"${'x'.repeat(bytes - 19)}"}`)
    expect((await send(64 * 1024)).statusCode).toBe(400)
    expect((await send(64 * 1024 + 1)).statusCode).toBe(413)
  })

  it('of a site may have 500 messages of maximum length, with every character escaped', async () => {
    const { call, customer, profile } = await makeSite(test)
    const widest = (length: number) => 'Ж'.repeat(length)
    for (const [table, { id }] of [['customers', customer] as const, ['profiles', profile] as const])
      await test.db
        .updateTable(table)
        .set({ external_id: widest(200) })
        .where('id', '=', id)
        .execute()
    const messages = Array.from({ length: siteBatchSize }, (_, number) => ({
      external_id: `${number}`.padEnd(200, 'Ж'),
      customer_external_id: widest(200),
      profile_external_id: widest(200),
      text: widest(receivedMessageLength),
      sent_at: '2026-11-20T10:00:00.123456789+01:00',
      photo_url: `https://photos.example.com/${widest(1_973)}`,
    }))
    const body = JSON.stringify({ messages }).replaceAll('Ж', '\\u0416')
    expect(body.length).toBeGreaterThan(bodyLimits.site * 0.9)
    expect((await call('POST', '/site/v1/messages', body)).statusCode).toBe(200)
  })
})
