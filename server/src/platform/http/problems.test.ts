import { fastify } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { transaction } from '../database.ts'
import { handleErrors } from './problems.ts'

const test = useTestApp()

describe('a request that arrives very slowly', () => {
  it('is aborted', () => {
    expect(test.app.server.requestTimeout).toBe(60_000)
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
