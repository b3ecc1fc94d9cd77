import { PassThrough } from 'node:stream'
import Fastify from 'fastify'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/app.ts'
import { makeWaiting } from '../../testing/make-conversations.ts'
import { logOptions } from './log.ts'
import { handleErrors } from './problems.ts'

const test = useTestApp()

it('The log of a database error has no text of a message', async () => {
  const { id } = await makeWaiting(test.db, { text: 'For nobody else' })
  const error = await sql`update messages set type = 'unheard of' where conversation_id = ${id}`
    .execute(test.db)
    .catch((refusal: unknown) => refusal)
  expect(error).toMatchObject({ detail: expect.stringContaining('For nobody else') })
  const stream = new PassThrough()
  Fastify({ logger: { ...logOptions('error'), stream } }).log.error({ err: error }, 'unexpected error')
  const logged = String(stream.read())
  expect(logged).toContain('violates check constraint')
  expect(logged).not.toContain('For nobody else')
})

it('An unexpected error is logged once, with the request id that the caller sees', async () => {
  const stream = new PassThrough()
  const app = Fastify({ logger: { ...logOptions('error'), stream } })
  handleErrors(app, () => {})
  app.get('/falls-over', () => {
    throw new TypeError('Not a thing')
  })
  const answer = await app.inject('/falls-over')
  expect(answer.statusCode).toBe(500)
  const lines = String(stream.read()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'unexpected error', request_id: answer.json().request_id, err: { message: 'Not a thing' } },
  ])
  expect(answer.body).not.toContain('Not a thing')
})
