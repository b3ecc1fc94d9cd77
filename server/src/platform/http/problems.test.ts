import { fastify } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { transaction } from '../database.ts'
import { AppError } from './errors.ts'
import { handleErrors } from './problems.ts'

const test = useTestApp()

describe('a request that arrives very slowly', () => {
  it('is aborted', () => {
    expect(test.app.server.requestTimeout).toBe(60_000)
  })
})

describe('a browser that opens an address', () => {
  it('gets a page in the language of its cookie, which reloads itself while the server is busy', async () => {
    const app = fastify()
    handleErrors(app, () => {})
    app.get('/busy', async () => {
      throw new AppError('unavailable', {}, 2)
    })
    const open = (url: string, accept: string) =>
      app.inject({ url, headers: { accept, cookie: 'locale=pl' } })
    const busy = await open('/busy', 'text/html,application/xhtml+xml,*/*;q=0.8')
    expect([busy.statusCode, busy.headers['retry-after']]).toEqual([503, '2'])
    expect(busy.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(busy.body).toContain('<html lang="pl">')
    expect(busy.body).toContain('Ta strona odświeży się sama.')
    expect(busy.body).toContain('http-equiv="refresh"')
    const missing = await open('/api/nothing', 'text/html')
    expect([missing.statusCode, missing.body.includes('refresh')]).toEqual([404, false])
    expect((await open('/busy', 'application/json')).json()).toMatchObject({ code: 'unavailable' })
    await app.close()
  })
})

describe('a query that the database is too busy for', () => {
  it('gets 503 with a time to retry', async () => {
    const app = fastify()
    handleErrors(app, () => {})
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
