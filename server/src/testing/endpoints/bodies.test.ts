import type { Endpoint } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { bodyLimitOf } from '../../platform/http/register.ts'
import { useTestApp } from '../app.ts'
import { allEndpoints, oneOfEachKind } from './all-endpoints.ts'
import { goodRequest } from './bad-requests.ts'
import { admitted, makeUnchangedCallers } from './callers.ts'
import { addressOf, sendRaw } from './send.ts'

const test = useTestApp()

const unsafe = allEndpoints.filter(([, endpoint]) => endpoint.method !== 'GET')
const withBody = unsafe.filter(([, endpoint]) => !endpoint.consumes)
const withFile = unsafe.filter(([, endpoint]) => endpoint.consumes)

/** The callers of requests that are refused. */
const unchanged = makeUnchangedCallers(test)

async function sendBody(
  endpoint: Endpoint,
  payload: string | Buffer,
  type: string | null,
  caller = unchanged(endpoint),
) {
  const good = goodRequest(endpoint)
  return sendRaw(test, {
    method: endpoint.method,
    url: addressOf(endpoint, good),
    headers: {
      'sec-fetch-site': 'same-origin',
      ...(type && { 'content-type': type }),
      ...(await caller),
      // The cast: an example of headers is an object of texts.
      ...(good.headers as Record<string, string> | undefined),
    },
    payload,
  })
}

const json = 'application/json'

const notJson: [string, string, string | null][] = [
  ['a form', 'text=hello', 'application/x-www-form-urlencoded'],
  ['text', '{"text":"hello"}', 'text/plain'],
  ['a file', '--x\r\n\r\n--x--', 'multipart/form-data; boundary=x'],
  ['XML', '<text>hello</text>', 'application/xml'],
  ['something unnamed', '{"text":"hello"}', null],
  ['a type that only begins like JSON', '{}', 'application/jsonp'],
  ['a picture', '{}', 'image/png'],
]

const malformed: [string, string | Buffer][] = [
  ['half of it', '{"text":'],
  ['two of it', '{}{}'],
  ['single quotes', "{'text': 1}"],
  ['a word', 'undefined'],
  ['a NUL', '\u0000'],
  ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x22])],
]

const unsupported = { status: 415, problem: { code: 'unsupported_media_type' } }
const invalidBody = { status: 400, problem: { code: 'invalid_input', issues: [{ path: 'body' }] } }

/** As deeply nested as a body of this endpoint can be. */
const depthOf = (endpoint: Endpoint) => Math.min(100_000, Math.floor(bodyLimitOf(endpoint) / 8))

describe.each(withBody)('%s', (_name, endpoint) => {
  it('refuses what is not JSON, and malformed JSON', async () => {
    expect(await sendBody(endpoint, 'text=hello', 'application/x-www-form-urlencoded')).toMatchObject(
      unsupported,
    )
    expect(await sendBody(endpoint, '{"text":', json)).toMatchObject(invalidBody)
  })

  it('refuses a missing body if it needs one', async () => {
    const answer = await sendBody(endpoint, '', json, admitted(test, endpoint))
    const needsOne = endpoint.body && !endpoint.body.safeParse(undefined).success
    if (needsOne) expect(answer).toMatchObject({ status: 400, problem: { issues: [{ path: 'body' }] } })
    else expect(answer.status).toBeLessThan(500)
  })

  it('refuses a body that is too large', async () => {
    const answer = await sendBody(endpoint, `"${'x'.repeat(bodyLimitOf(endpoint))}"`, json)
    expect(answer).toMatchObject({ status: 413, problem: { code: 'request_too_large' } })
  })
})

/** The parser knows the type and the limit of a body only: one endpoint of each limit stands for all. */
const kinds = oneOfEachKind(withBody, bodyLimitOf)

describe.each(kinds)('%s', (_name, endpoint) => {
  it.each(notJson)('refuses %s, because it reads only JSON', async (_what, payload, type) => {
    expect(await sendBody(endpoint, payload, type)).toMatchObject(unsupported)
  })

  it.each(malformed)('refuses malformed JSON: %s', async (_what, payload) => {
    expect(await sendBody(endpoint, payload, json)).toMatchObject(invalidBody)
  })

  const deep = depthOf(endpoint)
  it.each([
    ['lists', '['.repeat(deep) + ']'.repeat(deep)],
    ['objects', `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`],
    ['objects with a bad key inside', `${'{"a":'.repeat(deep)}{"__proto__":1}${'}'.repeat(deep)}`],
  ])('refuses %s that are nested without end', async (_what, payload) => {
    expect(await sendBody(endpoint, payload, json)).toMatchObject({
      status: 400,
      problem: { code: 'invalid_input' },
    })
  })
})

describe.each(withFile)('%s', (_name, endpoint) => {
  const [type = ''] = endpoint.consumes ?? []

  it.each([
    ...notJson.filter(([, , other]) => other !== type && !endpoint.consumes?.includes(other ?? '')),
    ['JSON', '{"text":"hello"}', json] as const,
    ['a picture that is a program', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'] as const,
  ])('refuses %s, because it reads only files of its types', async (_what, payload, other) => {
    expect(await sendBody(endpoint, payload, other)).toMatchObject({
      status: 415,
      problem: { code: 'unsupported_media_type' },
    })
  })

  it('refuses a missing file', async () => {
    expect(await sendBody(endpoint, '', type)).toMatchObject({
      status: 400,
      problem: { code: 'invalid_input', issues: [{ path: 'body' }] },
    })
  })

  it('refuses a file that is too large', async () => {
    const file = Buffer.alloc(bodyLimitOf(endpoint) + 1)
    expect(await sendBody(endpoint, file, type)).toMatchObject({
      status: 413,
      problem: { code: 'request_too_large' },
    })
  })
})
