import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './call'
import { onSessionEnd } from './session-end'

const answer = (status: number, problem: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status })))

const ends: string[] = []
onSessionEnd((end) => ends.push(end))
afterEach(() => {
  ends.length = 0
  vi.unstubAllGlobals()
})

describe('a 401', () => {
  const refusal = { code: 'not_signed_in' }

  it('ends the session', async () => {
    answer(401, refusal)
    await expect(call('GET /api/queues', {})).rejects.toMatchObject({ status: 401 })
    expect(ends).toEqual(['expired'])
  })

  it('of user.php and of tfa.php does not, with any method', async () => {
    answer(401, refusal)
    const body = { login: 'anna', password: 'wrong' }
    await expect(call('GET /api/user.php', {})).rejects.toMatchObject({ status: 401 })
    await expect(call('POST /api/user.php', { body })).rejects.toMatchObject({ status: 401 })
    await expect(call('GET /api/tfa.php', {})).rejects.toMatchObject({ status: 401 })
    await expect(call('POST /api/tfa.php', { body: { code: '123456' } })).rejects.toMatchObject({
      status: 401,
    })
    expect(ends).toEqual([])
  })
})

it('a response that requires the second factor again reports it, for every call', async () => {
  answer(403, { code: 'tfa_required' })
  await expect(call('GET /api/queues', {})).rejects.toMatchObject({ status: 403 })
  expect(ends).toEqual(['tfa_required'])
})

it.each([403, 404, 500, 503])('an error with %i leaves the session alone', async (status) => {
  answer(status, {})
  await expect(call('GET /api/queues', {})).rejects.toMatchObject({ status })
  expect(ends).toEqual([])
})
