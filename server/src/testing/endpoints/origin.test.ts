import { describe, expect, it } from 'vitest'
import { useTestApp } from '../app.ts'
import { goodRequest } from './bad-requests.ts'
import { operatorOf, withSession } from './callers.ts'
import { addressOf, sendRaw, toJson } from './send.ts'
import { allEndpoints } from './walk.ts'

const test = useTestApp()

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

/** What changes something and is called with a cookie, which a browser adds by itself. */
const unsafe = allEndpoints.filter(([, { method, access }]) => method !== 'GET' && access !== 'site')

describe.each(unsafe)('%s', (_name, endpoint) => {
  async function callFrom(place: Record<string, string>) {
    const { headers } = await withSession(test, await operatorOf(test, 'admin'))
    const good = goodRequest(endpoint)
    return sendRaw(test, {
      method: endpoint.method,
      url: addressOf(endpoint, good),
      // The cast: an example of headers is an object of texts.
      headers: { 'content-type': 'application/json', ...headers, ...place, ...(good.headers as object) },
      payload: toJson(good.body ?? {}),
    })
  }

  it.each(foreign)('refuses a request from %s', async (_place, headers) => {
    expect(await callFrom(headers)).toMatchObject({ status: 403, problem: { code: 'cross_site' } })
  })

  it.each(ours)('takes one from %s', async (_place, headers) => {
    expect((await callFrom(headers)).problem?.code).not.toBe('cross_site')
  })
})

describe('an endpoint that only reads', () => {
  it('has no side effect that another site could want', () => {
    const reading = allEndpoints.filter(([, { method }]) => method === 'GET').map(([name]) => name)
    // The specification makes signing out a GET: SameSite=Lax keeps the cookie out of other sites' pictures and frames.
    expect(reading.filter((name) => !/^(get|list|export)/.test(name))).toEqual(['signOut'])
  })
})
