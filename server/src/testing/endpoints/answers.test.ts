import type { Endpoint } from '@panel/contract'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { parseJson } from '../../platform/http/json.ts'
import { handleErrors } from '../../platform/http/problems.ts'
import { registerOn } from '../../platform/http/register.ts'

/** An app with one endpoint whose handler returns this value. */
async function answerOf(response: Endpoint['response'], returned: unknown) {
  const app = Fastify()
  app.decorateRequest('actor', null)
  parseJson(app)
  handleErrors(app, () => {})
  const register = registerOn(app, { operator: async () => null, site: async () => null })
  const toy: Endpoint = { method: 'GET', path: '/api/toy', summary: 'A toy', access: 'public', response }
  register(toy, () => returned)
  return app.inject('/api/toy')
}

const person = z.object({ id: z.int(), pets: z.array(z.object({ name: z.string() })) })

describe('a response', () => {
  it('has only the columns that the contract names, at every depth', async () => {
    const row = {
      id: 1,
      password_hash: 'secret',
      pets: [{ name: 'Biscuit', owner_email: 'secret' }],
      toJSON: undefined,
    }
    const answer = await answerOf(person, row)
    expect(answer.json()).toEqual({ id: 1, pets: [{ name: 'Biscuit' }] })
  })

  it('has only those columns also in a union', async () => {
    const either = z.union([person, z.object({ found: z.literal(false) })])
    const answer = await answerOf(either, { found: false, why: 'secret' })
    expect(answer.json()).toEqual({ found: false })
  })

  it('that does not match the contract is not sent', async () => {
    const answer = await answerOf(person, { id: 'secret', pets: [] })
    expect(answer.json()).toMatchObject({ status: 500, code: 'unexpected', title: 'An error occurred' })
    expect(answer.body).not.toContain('secret')
  })

  it('is not cached by browsers and proxies', async () => {
    const answer = await answerOf(person, { id: 1, pets: [] })
    expect(answer.headers['cache-control']).toBe('no-store')
  })
})
