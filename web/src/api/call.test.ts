import { afterEach, describe, expect, it, vi } from 'vitest'
import { call } from './call'
import { forgetKept } from './kept-responses'
import { onSessionEnd } from './session-end'

const answer = (status: number, problem: object) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(problem, { status })))

const ends: string[] = []
onSessionEnd((end) => ends.push(end))
afterEach(() => {
  ends.length = 0
  forgetKept()
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

describe('a response with an ETag', () => {
  /** Answers with these responses in turn, and records the tags that are sent. */
  function answerInTurn(...responses: Response[]) {
    const tags: (string | null)[] = []
    vi.stubGlobal('fetch', (_address: string, { headers }: RequestInit) => {
      tags.push(new Headers(headers).get('if-none-match'))
      return Promise.resolve(responses[tags.length - 1])
    })
    return tags
  }
  const counts = (waiting: number, etag?: string) =>
    Response.json({ waiting }, etag === undefined ? {} : { headers: { etag } })
  const unchanged = () => new Response(null, { status: 304 })
  const read = () => call('GET /api/queues', {})

  it('is kept: after a 304 the caller gets the same value', async () => {
    const tags = answerInTurn(counts(1, 'W/"a"'), unchanged(), counts(2, 'W/"b"'), unchanged())
    const first = await read()
    expect(await read()).toBe(first)
    expect(await read()).toEqual({ waiting: 2 })
    expect(await read()).toEqual({ waiting: 2 })
    expect(tags).toEqual([null, 'W/"a"', 'W/"a"', 'W/"b"'])
  })

  it('is forgotten with the session, and after a response without a tag', async () => {
    const gone = Response.json({ code: 'not_signed_in' }, { status: 401 })
    const tags = answerInTurn(counts(1, 'W/"c"'), gone, counts(2, 'W/"d"'), counts(3), counts(4))
    await read()
    await expect(read()).rejects.toMatchObject({ status: 401 })
    for (const waiting of [2, 3, 4]) expect(await read()).toEqual({ waiting })
    expect(tags.slice(2)).toEqual([null, 'W/"d"', null])
  })

  it('is kept for the same address only, and for reads only', async () => {
    const tags = answerInTurn(counts(1, 'W/"e"'), counts(2, 'W/"f"'), counts(3))
    await call('GET /api/conversations', { query: { language: 'nl' } })
    await call('GET /api/conversations', { query: { language: 'pl' } })
    await call('POST /api/logout.php', {})
    expect(tags).toEqual([null, null, null])
  })
})
