import type { Endpoint } from '@panel/contract'
import { describe, expect, it } from 'vitest'
import { type TestApp, useTestApp } from '../app.ts'
import { allEndpoints, oneOfEachKind } from './all-endpoints.ts'
import { goodRequest } from './bad-requests.ts'
import { admitted, makeUnchangedCallers } from './callers.ts'
import { addressOf, sendRaw, toJson } from './send.ts'

const test = useTestApp()
const published = useTestApp({ PUBLIC_URL: 'https://panel.example.com' })
/** The callers of requests that are refused. */
const refusedAt = new Map([test, published].map((app) => [app, makeUnchangedCallers(app)]))

const foreign: [string, Record<string, string>][] = [
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['another host of the same site', { 'sec-fetch-site': 'same-site' }],
  ['nowhere', { 'sec-fetch-site': 'none' }],
  ['another site that says it is ours', { 'sec-fetch-site': 'cross-site', origin: 'https://panel.test' }],
  ['another origin', { origin: 'https://evil.test' }],
  ['another port', { origin: 'https://panel.test:8443' }],
  ['a host that begins like ours', { origin: 'https://panel.test.evil.test' }],
  ['a sandbox', { origin: 'null' }],
  ['a client that does not say where it is', {}],
]

const ours: [string, Record<string, string>][] = [
  ['our page', { 'sec-fetch-site': 'same-origin' }],
  ['our page in an old browser', { origin: 'https://panel.test' }],
]

/** Like `foreign`, when the panel knows its URL: scheme, host and port are compared. */
const foreignToPublished: [string, Record<string, string>][] = [
  ['the host of the request', { origin: 'https://panel.test' }],
  ['its own name without TLS', { origin: 'http://panel.example.com' }],
  [
    'its own name without TLS, from the same origin',
    { 'sec-fetch-site': 'same-origin', origin: 'http://panel.example.com' },
  ],
  ['another port of its name', { origin: 'https://panel.example.com:8443' }],
  ['a name above its own', { origin: 'https://example.com' }],
  ['a sandbox', { 'sec-fetch-site': 'same-origin', origin: 'null' }],
]

const fromPublished: Record<string, string>[] = [
  { 'sec-fetch-site': 'same-origin', origin: 'https://panel.example.com' },
  { 'sec-fetch-site': 'same-origin' },
  { origin: 'https://panel.example.com' },
]

/** Unsafe methods with a cookie, which a browser sends automatically. */
const unsafe = allEndpoints.filter(([, { method, access }]) => method !== 'GET' && access !== 'site')

async function callFrom(endpoint: Endpoint, place: Record<string, string>, app = test) {
  return callAs(endpoint, await admitted(app, endpoint), place, app)
}

/** A request that must be refused, so that its caller is used again. */
async function tryFrom(endpoint: Endpoint, place: Record<string, string>, app = test) {
  return callAs(endpoint, (await refusedAt.get(app)?.(endpoint)) ?? {}, place, app)
}

function callAs(
  endpoint: Endpoint,
  headers: Record<string, string>,
  place: Record<string, string>,
  app: TestApp,
) {
  const good = goodRequest(endpoint)
  return sendRaw(app, {
    method: endpoint.method,
    url: addressOf(endpoint, good),
    // The cast: an example of headers is an object of texts.
    headers: { 'content-type': 'application/json', ...headers, ...place, ...(good.headers as object) },
    payload: toJson(good.body ?? {}),
  })
}

const refusal = { status: 403, problem: { code: 'cross_site' } }

it.each(unsafe)('%s refuses other sites, and accepts our pages', async (_name, endpoint) => {
  expect(await tryFrom(endpoint, { 'sec-fetch-site': 'cross-site' })).toMatchObject(refusal)
  expect(await tryFrom(endpoint, { origin: 'https://panel.test' }, published)).toMatchObject(refusal)
  for (const [app, headers] of [
    [test, { 'sec-fetch-site': 'same-origin' }],
    [published, { origin: 'https://panel.example.com' }],
  ] as const)
    expect((await callFrom(endpoint, headers, app)).problem?.code).not.toBe('cross_site')
})

/** What decides knows only the request: one endpoint of each method stands for all. */
const kinds = oneOfEachKind(unsafe, ({ method }) => method)

describe.each(kinds)('%s', (_name, endpoint) => {
  it.each(foreign)('refuses a request from %s', async (_place, headers) => {
    expect(await tryFrom(endpoint, headers)).toMatchObject(refusal)
  })

  it.each(ours)('accepts a request from %s', async (_place, headers) => {
    expect((await callFrom(endpoint, headers)).problem?.code).not.toBe('cross_site')
  })

  it.each(foreignToPublished)('with a public URL refuses %s', async (_place, headers) => {
    expect(await tryFrom(endpoint, headers, published)).toMatchObject(refusal)
  })

  it('with a public URL accepts its own pages, whatever host the request has', async () => {
    for (const headers of fromPublished)
      expect((await callFrom(endpoint, headers, published)).problem?.code).not.toBe('cross_site')
  })
})

describe('an endpoint that only reads', () => {
  it('has no side effect that another site could cause', () => {
    const reading = allEndpoints.filter(([, { method }]) => method === 'GET').map(([name]) => name)
    // The specification requires GET for sign-out. SameSite=Lax keeps the cookie out of images and frames of other sites.
    expect(reading.filter((name) => !/^(get|list|export)/.test(name))).toEqual(['signOutByLink'])
  })
})
