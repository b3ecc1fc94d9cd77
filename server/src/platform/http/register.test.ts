import { endpoint } from '@panel/contract'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { z } from 'zod'
import type { Operator } from './access.ts'
import { handleErrors } from './problems.ts'
import { registerOn } from './register.ts'

const app = Fastify()
afterAll(() => app.close())

const costly = endpoint({
  method: 'GET',
  path: '/api/costly',
  summary: 'Reads much',
  access: 'operator',
  costly: true,
  response: z.object({ ok: z.literal(true) }),
})

it('allows three costly calls of one operator at once, and six in total', async () => {
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  let inProgress = 0
  handleErrors(app, () => {})
  // The cast: only these fields are used.
  const operator = (id: number) => ({ id, tfaAuthenticated: true }) as Operator
  const on = registerOn(app, {
    operator: async ({ headers }) => operator(Number(headers['x-operator'])),
    site: async () => null,
  })
  on(costly, async () => {
    inProgress++
    await held
    return { ok: true } as const
  })
  const ask = (id: number) => app.inject({ url: '/api/costly', headers: { 'x-operator': String(id) } })
  const first = [ask(1), ask(1), ask(1)]
  await expect.poll(() => inProgress).toBe(3)
  const refused = await ask(1)
  expect(refused.json()).toMatchObject({ status: 429, code: 'too_many_requests' })
  expect(refused.headers['retry-after']).toBe('2')
  const others = [ask(2), ask(2), ask(3)]
  await expect.poll(() => inProgress).toBe(6)
  expect((await ask(4)).statusCode).toBe(429)
  release()
  for (const answer of await Promise.all([...first, ...others])) expect(answer.statusCode).toBe(200)
  expect((await ask(1)).statusCode).toBe(200)
})
