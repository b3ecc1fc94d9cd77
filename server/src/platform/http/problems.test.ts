import { fastify } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeSiteowner } from '../../testing/make.ts'
import { transaction } from '../database.ts'
import { handleErrors } from './problems.ts'

const test = useTestApp()

describe('JSON', () => {
  it.each([
    '__proto__',
    '_\\u005fproto__',
    '__\\u0070roto__',
    '__p\\u0072oto__',
    '__pr\\u006Fto__',
    '__pro\\u0074o__',
  ])('with the key %s is refused, at any depth', async (key) => {
    const { key: siteKey } = await makeSiteowner(test.db)
    const person = '"name":"P","age":40,"city":"York","gender":"female","language":"en"'
    const answer = await test.site(siteKey)(
      'PUT',
      '/site/v1/profiles/p',
      `{${person},"facts":{"job":"Baker","${key}":{"admin":true}}}`,
    )
    expect(answer.json()).toMatchObject({ code: 'invalid_input', issues: [{ path: '__proto__' }] })
  })
})

describe('a request that trickles', () => {
  it('is cut off', () => {
    expect(test.app.server.requestTimeout).toBe(60_000)
  })
})

describe('a question that the database is too busy for', () => {
  it('is told to come back', async () => {
    const app = fastify()
    handleErrors(app, async () => {})
    app.get('/slow', () =>
      transaction(test.db, async (tx) => {
        await sql`set local statement_timeout = 20`.execute(tx)
        await sql`select pg_sleep(10)`.execute(tx)
      }),
    )
    const answer = await app.inject('/slow')
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.json()).toMatchObject({ code: 'unavailable' })
    await app.close()
  })
})
